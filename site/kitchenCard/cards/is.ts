import type { Card } from '../card.ts'

export const is: Card = {
  says: 'Ég borða bara vegan mat.',
  means: 'Það þýðir aðeins mat úr jurtaríkinu, ekkert úr dýrum.',
  without: 'Vinsamlegast sleppið',
  no: {
    meat: 'Kjöti, kjúklingi, skinku, pylsum',
    fish: 'Fiski, rækjum, öðru sjávarfangi',
    broth: 'Kjöt- eða fisksoði',
    milk: 'Mjólk, smjöri, rjóma, osti, skyri, jógúrt',
    eggs: 'Eggjum',
    honey: 'Hunangi',
    gelatine: 'Matarlími (gelatíni), dýrafitu',
  },
  alsoNo: {
    butter: 'Smjöri til steikingar eða á grænmeti',
    powder: 'Súputeningum og kryddi úr kjöti eða fiski',
    sourCream: 'Sýrðum rjóma',
    mayonnaise: 'Majónesi, remúlaði',
  },
  little: 'Ekki einu sinni örlítið: ekki í sósunni, ekki í súpunni og ekki í steikingarfeitinni.',
  with: 'Ég borða gjarnan',
  yes: {
    grains: 'Hrísgrjón, brauð, kartöflur, pasta án eggja',
    vegetables: 'Grænmeti, sveppi, ávexti',
    beans: 'Baunir, linsur, tófú, hnetur',
    oil: 'Jurtaolíu, kryddjurtir, krydd',
  },
  ask: 'Er eitthvað til fyrir mig, eða gætuð þið útbúið eitthvað slíkt?',
  thanks: 'Kærar þakkir!',
}
