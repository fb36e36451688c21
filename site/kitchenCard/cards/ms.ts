import type { Card } from '../card.ts'

export const ms: Card = {
  says: 'Saya hanya makan makanan vegan.',
  means: 'Maksudnya hanya daripada tumbuhan, tiada apa-apa daripada haiwan.',
  without: 'Tolong jangan letak',
  no: {
    meat: 'Daging, ayam, sosej',
    fish: 'Ikan, udang, makanan laut lain',
    broth: 'Stok atau sup daging, ayam atau ikan',
    milk: 'Susu, mentega, krim, keju, yogurt',
    eggs: 'Telur',
    honey: 'Madu',
    gelatine: 'Gelatin, lemak haiwan',
  },
  alsoNo: {
    shrimpPaste: 'Belacan, udang kering, keropok udang',
    fishSauce: 'Sos ikan, budu, ikan bilis',
    oysterSauce: 'Sos tiram',
    powder: 'Serbuk dan kiub perasa daripada daging, ayam atau ikan bilis',
    ghee: 'Minyak sapi',
    condensedMilk: 'Susu pekat',
  },
  little: 'Sedikit pun jangan: dalam sos, dalam sup atau dalam minyak goreng.',
  with: 'Saya boleh makan',
  yes: {
    grains: 'Nasi, roti, kentang, mi tanpa telur',
    vegetables: 'Sayur, cendawan, buah',
    beans: 'Kekacang, tauhu, tempe',
    oil: 'Minyak sayuran, herba, rempah',
  },
  alsoYes: {
    soy: 'Kicap atau garam sebagai ganti',
  },
  ask: 'Adakah makanan untuk saya, atau bolehkah tolong buatkan yang seperti itu?',
  thanks: 'Terima kasih banyak!',
}
