import { describe, it } from 'vitest'
import { expectAll, expectNoneVegan } from './testing/verdicts.ts'

describe('the words of a dish', () => {
  it('clear a doubt only where each food of it is left out', () => {
    expectAll([
      ['vegan', 'Polpette di ceci', 'pomodoro, basilico, senza uova e formaggio'],
      ['unsure', 'Polpette di ceci', 'pomodoro, basilico, senza uova'],
      ['unsure', 'Hamburguesa vegetal', 'lechuga, tomate, sin huevo'],
    ])
  })

  it('say in any language that a dish goes without fish sauce', () => {
    expectAll([
      ['vegan', 'Pad thai zonder vissaus', 'rijstnoedels, tofu'],
      ['vegan', 'Pad thai', 'makaron ryżowy, tofu, bez jajka i sosu rybnego'],
      ['vegan', 'Pad thai ohne Fischsauce', 'Reisnudeln, Tofu'],
      ['vegan', 'Pad thai sans sauce poisson', 'nouilles de riz, tofu'],
      ['vegan', 'Pad thai sin salsa de pescado', 'fideos de arroz, tofu'],
      ['vegan', 'Pad thai senza salsa di pesce', 'noodles di riso, tofu'],
      ['vegan', 'Pad thai sem molho de peixe', 'noodles de arroz, tofu'],
      ['vegan', 'Rode curry', 'kokosmelk, vegan rode currypasta, aubergine'],
      ['vegan', 'Zielone curry', 'mleko kokosowe, wegańska pasta curry, tofu'],
    ])
    expectNoneVegan([
      ['Pad thai', 'rijstnoedels, tofu'],
      ['Pad thai zonder ei', 'rijstnoedels, tofu, vissaus'],
      ['Pad thai', 'makaron ryżowy, tofu, bez ryb'],
      ['Rode curry', 'kokosmelk, rode currypasta, aubergine'],
    ])
  })

  it('say in any language that granola goes without honey', () => {
    expectAll([
      ['vegan', 'Granola bowl', 'coconut yogurt, granola without honey, fruit'],
      ['vegan', 'Granola bowl', 'kokosyoghurt, granola zonder honing, fruit'],
      ['vegan', 'Granola bez miodu', 'jogurt kokosowy, owoce'],
      ['vegan', 'Granola sans miel', 'yaourt de coco, fruits'],
      ['vegan', 'Granola sin miel', 'leche de coco, fruta'],
    ])
    expectNoneVegan([
      ['Granola', 'coconut yogurt, fruit'],
      ['Granola', 'honey, coconut yogurt, fruit'],
    ])
  })

  it('leave in a dish what it does without on request', () => {
    expectAll([
      ['vegan', 'Bocadillo vegetal sin atún ni huevo', 'lechuga, tomate, aceite de oliva'],
      ['not-vegan', 'Bocadillo vegetal sin atún ni huevo', 'lechuga, con mayonesa'],
      ['not-vegan', 'Ensaladilla rusa sin atún', 'patata, zanahoria'],
      ['vegan', 'Pommes', 'Mayonnaise ohne Ei'],
      ['vegan', 'Pasta Pomodoro', 'ohne Käse'],
      ['not-vegan', 'Pasta Pomodoro', 'auf Wunsch ohne Käse'],
      ['not-vegan', 'Pasta Pomodoro', 'auch ohne Parmesan erhältlich'],
      ['vegan', 'Šopska Salat ohne Käse'],
      ['not-vegan', 'Šopska Salat', 'Tomaten, Gurken'],
      ['not-vegan', 'Nüsslisalat Mimosa'],
    ])
  })
})
