import type { Card } from '../card.ts'

export const az: Card = {
  says: 'Mən yalnız veqan yemək yeyirəm.',
  means: 'Yəni yalnız bitki mənşəli qida yeyirəm, heyvan mənşəli heç nə yemirəm.',
  without: 'Zəhmət olmasa, bunlar olmasın',
  no: {
    meat: 'Ət, toyuq, vetçina, kolbasa, sosis',
    fish: 'Balıq, krevet, digər dəniz məhsulları',
    broth: 'Ət, toyuq və ya balıq bulyonu',
    milk: 'Süd, kərə yağı, qaymaq, pendir, qatıq',
    eggs: 'Yumurta',
    honey: 'Bal',
    gelatine: 'Jelatin, quyruq yağı və digər heyvan yağları',
  },
  alsoNo: {
    ghee: 'Sarı yağ (plovda da olmasın)',
    yoghurt: 'Üstünə qatıq və ya kərə yağı',
    sourCream: 'Xama',
    mayonnaise: 'Mayonez',
  },
  little: 'Azacıq da olmasın: nə sousda, nə şorbada, nə də qızartma yağında.',
  with: 'Məmnuniyyətlə yeyirəm',
  yes: {
    grains: 'Düyü, çörək, kartof, yumurtasız makaron',
    vegetables: 'Tərəvəz, göbələk, meyvə',
    beans: 'Lobya, mərci, noxud, tofu, qoz-fındıq',
    oil: 'Bitki yağı, göyərti, ədviyyat',
  },
  ask: 'Mənim üçün bir şey varmı, ya da belə bir yemək hazırlaya bilərsinizmi?',
  thanks: 'Çox sağ olun!',
}
