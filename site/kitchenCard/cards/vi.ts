import type { Card } from '../card.ts'

export const vi: Card = {
  says: 'Tôi ăn thuần chay (vegan).',
  means: 'Nghĩa là chỉ ăn đồ từ thực vật, không ăn gì từ động vật.',
  without: 'Xin đừng cho',
  no: {
    meat: 'Thịt, gà, giăm bông, xúc xích',
    fish: 'Cá, tôm và các loại hải sản',
    broth: 'Nước dùng từ thịt, xương hoặc cá',
    milk: 'Sữa, bơ, kem, phô mai, sữa chua',
    eggs: 'Trứng',
    honey: 'Mật ong',
    gelatine: 'Gelatin, mỡ động vật',
  },
  alsoNo: {
    fishSauce: 'Nước mắm',
    shrimpPaste: 'Mắm tôm, mắm ruốc, tôm khô',
    oysterSauce: 'Dầu hào',
    powder: 'Hạt nêm từ thịt hoặc tôm',
    condensedMilk: 'Sữa đặc',
  },
  little: 'Xin đừng cho dù chỉ một chút: trong nước chấm, trong canh hay trong dầu chiên xào.',
  with: 'Tôi ăn được',
  yes: {
    grains: 'Cơm, bánh mì, khoai tây, mì không có trứng',
    vegetables: 'Rau, nấm, trái cây',
    beans: 'Các loại đậu, đậu hũ, các loại hạt',
    oil: 'Dầu thực vật, rau thơm, gia vị',
  },
  alsoYes: {
    soy: 'Nước tương hoặc muối để thay thế',
    chay: 'Món chay không có trứng và sữa',
  },
  ask: 'Quán có món nào cho tôi không, hoặc làm giúp tôi một món như vậy được không ạ?',
  thanks: 'Xin cảm ơn nhiều!',
}
