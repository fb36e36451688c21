import type { Card } from '../card.ts'

export const id: Card = {
  says: 'Saya hanya makan makanan vegan.',
  means: 'Artinya hanya dari tumbuhan, tidak ada yang berasal dari hewan.',
  without: 'Mohon tanpa',
  no: {
    meat: 'Daging, ayam, sosis, bakso',
    fish: 'Ikan, udang, makanan laut lainnya',
    broth: 'Kaldu daging, ayam, atau ikan',
    milk: 'Susu, mentega, krim, keju, yogurt',
    eggs: 'Telur',
    honey: 'Madu',
    gelatine: 'Gelatin, lemak hewan',
  },
  alsoNo: {
    shrimpPaste: 'Terasi, petis, ebi, kerupuk udang',
    fishSauce: 'Kecap ikan, ikan teri',
    oysterSauce: 'Saus tiram',
    powder: 'Penyedap dan kaldu bubuk dari daging atau ikan',
  },
  little: 'Mohon jangan sedikit pun: tidak di saus, sup, atau minyak goreng.',
  with: 'Saya bisa makan',
  yes: {
    grains: 'Nasi, roti, kentang, mi tanpa telur',
    vegetables: 'Sayur, jamur, buah',
    beans: 'Kacang-kacangan, tahu, tempe',
    oil: 'Minyak nabati, bumbu, rempah',
  },
  alsoYes: {
    soy: 'Kecap kedelai atau garam sebagai gantinya',
  },
  ask: 'Apakah ada makanan untuk saya, atau bisakah dibuatkan yang seperti itu?',
  thanks: 'Terima kasih banyak!',
}
