/** What the film shows, scene by scene: its captions and its transcript. `npm run film` plays them in this order. */
export const SCENES = {
  search: 'Where do you want to eat? Type a city.',
  look: 'Every place with something vegan, on a list and on a map.',
  move: 'Move the map, and the list follows.',
  open: 'Open a place to see what there is to eat.',
  dishes: 'Each dish, and what is in it.',
  back: 'Back on the map. A food truck goes out …',
  live: '… and is on the map in the same moment.',
} as const
