import type { DishSource, VeganOption } from '../../../worker/contract/veganOption.ts'

/** Who wrote a dish down, as it goes on after "from". */
export const ORIGINS: Record<DishSource, string> = {
  menu: 'the menu',
  owner: 'the owner',
  member: 'a member',
  import: 'an import',
  sample: 'our sample data',
}

/** A dish that speaks for all, where they come from one source and were checked on one day; else null. */
export function sharedOrigin(dishes: readonly VeganOption[]): VeganOption | null {
  const day = ({ checkedAt }: VeganOption) => checkedAt?.slice(0, 10)
  const [first, ...others] = dishes
  if (first === undefined) return null
  const isShared = others.every((dish) => dish.source === first.source && day(dish) === day(first))
  return isShared ? first : null
}
