import type { Grammar } from '../grammar.ts'

export const POLISH: Grammar = {
  and: 'i, oraz',
  or: 'lub, albo, do wyboru, ani',
  with: `
    z, ze, w, we, na, podawane z, podawany z, nadziewane, polane, w sosie`,
  no: 'bez, zamiast',
  free: '',
  vegan: `
    wegański, wegańska, wegańskie, wegańskich, wegańskiego, wegańskim, wegańską, wegan, vege
    vegan, roślinny, roślinna, roślinne, roślinnych, roślinną, roślinnym, 100 roślinny, 100
    roślinne, 100 roślinna`,
  vegetarian: `
    wegetariański, wegetariańska, wegetariańskie, wege, bezmięsny, bezmięsne`,
  mock: 'roślinny, roślinna, roślinne',
  common: `
    z, ze, na, w, i, do, od, po, nasz, nasze, domowy, domowa, domowe, świeży, świeża, świeże,
    świeżych, smażony, smażona, smażone, pieczony, pieczona, pieczone, grillowany, grillowana,
    grillowane, duszony, duszone, gotowany, gotowane, sałatka, zupa, sos, sosie, sosem, surówka,
    dodatki, porcja, kiszony, kiszona, kiszone, marynowany, marynowane`,
  headings: `
    przystawki, przystawka, zupy, zupa, salatki, salatka, dania glowne, danie glowne, dania
    miesne, miesa, mieso, ryby, dania rybne, dania wegetarianskie, wegetarianskie, dania
    weganskie, weganskie, dla wegan, makarony, pierogi, nalesniki, pizza, pizze, burgery, kanapki,
    tosty, sniadania, sniadanie, lunch, obiad, kolacja, desery, deser, ciasta, dodatki, surowki,
    napoje, napoje gorace, napoje zimne, kawa, herbata, kawa i herbata, piwo, piwa, wina, wino,
    soki, alkohole, dla dzieci, menu dzieciece, przekaski, na ciepło, z grilla, kuchnia polska,
    specjalnosci, menu dnia, danie dnia, zestawy, miski, dania kuchni polskiej, sosy`,
  page: {
    menus: 'menu, karta dań, jadłospis, karta menu',
    menusAlone: 'karta, dania, jedzenie',
    days: `
      pon, wt, śr, czw, pt, sob, nd, poniedziałek, wtorek, środa, czwartek, piątek, sobota,
      niedziela, codziennie, weekend`,
    months: `
      stycznia, lutego, marca, kwietnia, maja, czerwca, lipca, sierpnia, września, października,
      listopada, grudnia`,
    closed: 'zamknięte, nieczynne',
    navigation: `
      strona główna, o nas, kontakt, menu, galeria, rezerwacja, rezerwacje, zarezerwuj, godziny
      otwarcia, polski, wydarzenia, imprezy, praca, dojazd`,
    elsewhere: `
      wydarzenia, nadchodzące wydarzenia, bony podarunkowe, bon podarunkowy, karty podarunkowe,
      warsztaty, imprezy okolicznościowe, wesela, pokoje, noclegi, praca, dołącz do nas, dołącz do
      zespołu, godziny otwarcia, opinie, dojazd, o nas, nasza historia, aktualności, strefa dostaw,
      obszar dostawy, formy płatności`,
    goods: 'bon podarunkowy, karta podarunkowa, bilet, za noc, pokój, strefa',
    controls: `
      dodaj, do koszyka, zamów, więcej, czytaj więcej, nowość, cena, danie, lub, albo, i, razem,
      suma, akceptuję, akceptuj, odrzuć, ustawienia`,
    charges: `
      opakowanie, opłata za opakowanie, dostawa, koszt dostawy, minimalne zamówienie, serwis,
      dopłata, korkowe`,
    added: 'dodatkowy, dodatkowa, dodatkowe, dodatek, extra, ekstra, do wyboru',
    payers: `
      studenci, pracownicy, goście, dorośli, dzieci, dziecko, lat, osoba, osoby, osób, od, do, za`,
    ages: 'dorośli, dorosły, dzieci, dziecko',
    sizes: `
      od, lub, albo, i, mały, mała, małe, duży, duża, duże, średni, średnia, średnie, pół, cały,
      porcja, kieliszek, butelka, kubek, szklanka`,
    courses: `
      zupa, danie, drugie, drugie danie, przystawka, deser, dodatek, dnia, dzień, obiad, lunch,
      wege, wegetariańskie, wegańskie, główne, kompot, mięsne, szefa, tygodnia, pierwsze`,
    formulas: 'zestaw, menu, zestawy, komplet',
    wines: 'wino, wina, karta win, na kieliszki',
    colours: 'czerwone, białe, różowe, musujące',
  },
  milkSources: `
    migdał, migdały, migdałów, migdałowy, migdałowe, migdałowa, migdałowym, nerkowiec, nerkowce,
    nerkowców, sojowy, sojowe, sojowa, sojowym, sojową, owsiany, owsiane, owsiana, owsianym,
    owsianą, ryżowy, ryżowe, ryżowym, kokos, kokosa, kokosowy, kokosowe, kokosowa, kokosowym,
    kokosową, orzechowy, orzechowe, orzechowym, orzechów, roślinny, roślinne, roślinna, roślinnym,
    roślinną, tofu, soi, sezamu`,
  pairs: [],
  talk: {
    plantBased: 'roślinny, roślinna, roślinne',
    animalProducts: `
      produktów odzwierzęcych, produktów pochodzenia zwierzęcego, produktu odzwierzęcego, składników
      odzwierzęcych, składników pochodzenia zwierzęcego, składników zwierzęcych, produktów
      zwierzęcych, odzwierzęcych`,
    not: 'nie',
    onRequest: `
      opcja, opcje, opcji, opcjonalnie, na życzenie, na prośbę, dostępne, dostępna, dostępny,
      możliwa, możliwe, możliwość, także, również, też, wersja, wersji, w wersji, zamiennik, można,
      może być, alternatywa, dopłata, zapytaj`,
    diets: `
      bez glutenu, bezglutenowe, bezglutenowy, bezglutenowa, bez laktozy, bez cukru, bez
      orzechów, gluten, ostre, ostry, ostra, pikantne, łagodne, bio, ekologiczne, domowe, surowe,
      halal, koszerne, nowość, orzechy, nabiał, laktoza`,
    legend: `
      danie, dania, potrawa, potrawy, oznacza, oznaczają, oznaczone, oznaczono, symbol, symbolem,
      znakiem, literą, jest, są, dla, wegan, wegetarian, odpowiednie, z, ze, zawiera, zawierają,
      legenda, produkt, produkty, te, to, wszystkie, nasze, alergeny, ikona`,
    fully: `
      100, sto procent, w pełni, w 100, całkowicie, wyłącznie, zawsze, tylko, zupełnie,
      stuprocentowo, przygotowane`,
    is: 'jest, są, to',
    weAre: 'jesteśmy, gotujemy, serwujemy',
    places: `
      restauracja, restauracją, kuchnia, kuchnię, kawiarnia, bar, bistro, piekarnia, cukiernia,
      knajpa, lokal, lokalem, jedzenie, pizzeria, burgerownia`,
    all: `
      wszystko, wszystkie, każde, każda, każdy, cała, całe, cały, wszystkie nasze`,
    subject: `
      nasze, nasza, nasz, danie, dania, potrawa, potrawy, menu, karta, karcie, kuchnia, jedzenie,
      co, serwujemy, gotujemy, podajemy, robimy, u, nas, w, z, tej, tym, tu, tutaj, na, i, produkty, restauracji, oferujemy`,
    articles: '',
    doubts: `
      opcje, wegetariańskie, wegetariańska, wegetariański, oprócz, poza, prawie, niektóre, wiele,
      większość, wybór, dostępne, na życzenie, także, również, można, może, nie, oznaczone,
      symbolem, liść, poniedziałek, wtorek, środa, czwartek, piątek, sobota, niedziela, tydzień,
      dzień, ser, częściowo, głównie, alternatywy, jeśli`,
    but: 'ale, oprócz, poza',
    parts: `
      sos, sosy, chleb, ciasto, ciasta, makaron, dressing, dip, dipy, dodatki, wina, piwa, lody,
      frytki, bulion, majonez`,
  },
}
