import type { WordList } from '../entry.ts'

/** What houses call their dishes and no kitchen cooks: who wears such a name hides nothing behind it. */
export const FANCIES: readonly WordList[] = [
  {
    role: 'neutral',
    words: `
      yeah, yay, wanderer, rambler, ranger, renegade, bandit, outlaw, explorer, traveller, traveler,
      voyager, hiker, surfer,
      skater, dancer, gladiator, viking, wizard, witch, ghost, vampire, zombie, robot,
      machine, engine, turbo, comet, meteor, nebula, tornado, hurricane, avalanche,
      wildfire, bonfire, firefly, dragonfly, bumblebee, hippy, flower
      child, groove, reggae, rhapsody, symphony, melody, ballad, encore, riff, remix, mashup,
      ripple, whirlwind, whirlpool, waterfall, cascade, breeze, zephyr, mist, aurora, horizon,
      equinox, solstice, daybreak, starlight, daydream, reverie, nirvana, utopia, eden,
      arcadia, olympus, odyssey, saga, fable, fairytale, hideaway, wake up call,
      sidekick, underdog, champ, champion, maverick, picasso, monet, hemingway,
      bowie, lennon, marley, hendrix, woodstock, everest, sahara, sierra, sonoma, malibu,
      tulum, ibiza, hollywood, broadway, soho, tribeca, harlem, camden, shoreditch,
      woodland walk, challenger, contender, protester`,
  },
  // Manners of cooking that add nothing to the plant they stand beside: “bi zeit” is in oil.
  {
    role: 'neutral',
    words: 'andaluz, andaluza, andalou, pobre, bi zeit, bi zait, pyaza, piaza',
  },
]
