import type { Grammar } from '../grammar.ts'

export const ITALIAN: Grammar = {
  and: 'e, ed',
  or: 'o, oppure, né',
  with: `
    con, alla, allo, ai, al, alle, agli, su, in, servito con, servita con, ripieno di, ripieni di,
    accompagnato da`,
  no: 'senza, invece di, al posto di',
  free: '',
  vegan: `
    vegano, vegana, vegani, vegane, 100 vegetale, 100 vegetali, 100 vegano, interamente vegetale`,
  vegetarian: 'vegetariano, vegetariana',
  mock: 'vegetale, vegetali',
  common: `
    il, lo, la, i, gli, le, un, una, del, della, dello, dei, delle, degli, di, da, nostro, nostra,
    nostri, fatto, casa, fresco, fresca, freschi, fresche, fritto, fritta, fritti, fritte,
    ripieno, ripieni, grigliato, grigliata, grigliate, insalata, zuppa, verdure, forno, griglia,
    stagione, contorno`,
  headings: `
    antipasti, antipasto, primi, primi piatti, secondi, secondi piatti, contorni, insalate, zuppe,
    pizze, pizze rosse, pizze bianche, pizze classiche, pizze speciali, dolci, bevande, bibite,
    vini, vini rossi, vini bianchi, birre, caffetteria, panini, piatti unici, pesce, carne,
    fritti, stuzzichini, focacce, piatti vegani, piatti vegetariani, piatti del giorno, hamburger,
    burger, stuzzicheria, taglieri, pizze vegane, primi vegani, secondi vegani, dolci della casa,
    colazione, insalatone, bowl`,
  page: {
    menus: 'menù, menu, carta',
    menusAlone: 'piatti, cucina',
    days: `
      lun, mer, gio, ven, sab, dom, lunedì, martedì, mercoledì, giovedì, venerdì, sabato, domenica,
      festivi`,
    months: `
      gennaio, febbraio, marzo, aprile, maggio, giugno, luglio, agosto, settembre, ottobre,
      novembre, dicembre`,
    closed: 'chiuso',
    navigation: `
      chi siamo, contatti, carta, galleria, prenota, prenotazioni, dove siamo, orari, italiano,
      recensioni, eventi`,
    elsewhere: `
      eventi, prossimi eventi, buoni regalo, buono regalo, camere, le camere, le nostre camere,
      pernottamento, corsi, corsi di cucina, vendita diretta, bottega, matrimoni, lavora con noi,
      orari, recensioni, dicono di noi, dove siamo, chi siamo, la nostra storia, notizie, zone di
      consegna, metodi di pagamento`,
    goods: `
      buono regalo, camera doppia, camera singola, mezza pensione, letto aggiunto, corso di cucina,
      a notte, zona`,
    controls: `
      aggiungi, prenota, ordina, scopri di più, prezzo, piatto, nuovo, o, e, esaurito, accetta,
      accetta tutto, rifiuta, rifiuta tutto, preferenze, subtotale`,
    charges: `
      coperto, servizio, pane e coperto, coperto e pane, supplemento, consegna, spese di consegna,
      ordine minimo, asporto, diritto di tappo, ingrediente, mancia`,
    added: 'aggiunta, supplemento, extra, con aggiunta, ogni aggiunta, a scelta',
    payers: 'studenti, personale, adulto, adulti, bambino, bambini, anni, persona, persone, a, per',
    ages: 'adulto, adulti, bambino, bambini',
    sizes: `
      da, a, o, e, al, piccolo, piccola, medio, media, grande, mezza, mezzo, intera, intero,
      porzione, calice, bottiglia, bicchiere, caraffa, l’etto, etto, hg, kg`,
    courses: `
      antipasto, primo, secondo, contorno, dolce, dessert, zuppa, piatto, giorno, del, di, il, la,
      oggi, settimana, chef, vegetariano, acqua, caffè, pranzo`,
    formulas: 'menù, menu, portate, completo, degustazione, fisso, bambini',
    wines: 'vino, vini, carta dei vini, al calice, cantina, vini della casa',
    colours: 'rosso, rossi, bianco, bianchi, rosato, rosati, bollicine, spumanti, spumante',
  },
  milkSources: `
    mandorla, mandorle, anacardi, soia, avena, riso, cocco, nocciola, nocciole, noci, sesamo,
    tofu, pistacchio, pistacchi, arachidi, canapa, ceci, farro`,
  pairs: [
    {
      class: 'hearty',
      first: `
        carpaccio di, tartare di, ceviche di, bistecca di, polpette di, burger di, ragu di`,
      second: `
        barbabietola, barbabietole, zucchine, pomodoro, funghi, cavolfiore, melanzane, lenticchie,
        ceci, verdure, soja, tofu, seitan, mango, jackfruit, quinoa`,
    },
  ],
  talk: {
    plantBased: 'vegetale, vegetali, a base vegetale',
    animalProducts: `
      prodotti di origine animale, prodotto di origine animale, ingredienti di origine animale,
      ingrediente di origine animale, alcun prodotto di origine animale, prodotti animali,
      ingredienti animali, derivati animali, origine animale`,
    not: 'non, no',
    onRequest: `
      opzione, opzioni, opzionale, su richiesta, a richiesta, disponibile, disponibili, possibile,
      anche, versione, in versione, alternativa, variante, può essere, possono essere, si può,
      adattabile, chiedi, supplemento`,
    diets: `
      senza glutine, senza lattosio, senza zucchero, glutine, piccante, molto piccante,
      fatto in casa, biologico, bio, crudo, halal, kosher, nuovo, surgelato, lattosio, frutta a
      guscio`,
    legend: `
      piatto, piatti, con, è, sono, significa, indica, indicano, contrassegnato, contrassegnati,
      segnalati, adatto, adatta, adatti, per, a, ai, i, gli, le, il, la, un, una, simbolo, lettera,
      contiene, contengono, legenda, prodotto, prodotti, cibo, nostri, allergeni, icona, questo,
      questi, dal, dalla, da, d`,
    fully: `
      100, cento per cento, totalmente, completamente, interamente, esclusivamente, sempre,
      rigorosamente, tutto, preparati`,
    is: 'è, sono, e',
    weAre: 'siamo, siamo un, siamo una, cuciniamo',
    places: `
      ristorante, cucina, caffè, bar, bistrot, trattoria, osteria, pizzeria, panetteria,
      pasticceria, gelateria, locale, gastronomia, cibo`,
    all: `
      tutto, tutta, tutti, tutte, ogni, ciascun, assolutamente tutto, tutti i, tutte le, tutta la,
      tutto il`,
    subject: `
      nostro, nostra, nostri, nostre, i, il, la, le, gli, lo, piatto, piatti, cucina, cibo, menù,
      menu, carta, quello, ciò, che, serviamo, offriamo, prepariamo, cuciniamo, proposte, ricette,
      qui, di, del, della, da, noi, e, prodotti, in, questo, ristorante, trovi, vedi`,
    articles: 'un, una, il tuo',
    doubts: `
      opzioni, vegetariano, vegetariana, vegetariani, vegetariane, tranne, eccetto, quasi, alcuni,
      alcune, molti, molte, maggior parte, disponibile, disponibili, su richiesta, anche, può,
      possono, non, contrassegnati, segnalati, simbolo, foglia, lunedì, martedì, mercoledì, giovedì,
      venerdì, sabato, domenica, settimana, giorno, formaggio, parte, principalmente,
      prevalentemente, alternative, se`,
    but: 'ma, tranne, eccetto',
    parts: `
      salsa, salse, pane, impasto, impasti, pasta, dolce, dolci, vini, birre, gelati, patatine,
      brodo, focaccia, condimenti`,
  },
}
