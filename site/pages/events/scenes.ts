import { msg } from '../../../languages/t.ts'

/** The film's scenes: its captions and transcript. `npm run film` plays them in this order. */
export const SCENES = {
  search: msg('Where do you want to eat? Type a city.'),
  look: msg('Every place with something vegan, on a list and on a map.'),
  move: msg('Move the map, and the list follows.'),
  open: msg('Open a place to see what there is to eat.'),
  dishes: msg('Each dish, and what is in it.'),
  back: msg('Back on the map. A food truck goes out …'),
  live: msg('… and is on the map in the same moment.'),
} as const
