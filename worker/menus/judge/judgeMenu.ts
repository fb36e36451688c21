import type { BuilderAnswer, PredictedItem } from '../../contract/builder.ts'
import type { Judgement, MenuItem, ReadMenu } from '../menu.ts'
import type { MenuContext } from './context/menuContext.ts'
import { readContext } from './context/readContext.ts'
import { judgeDish } from './judgeDish.ts'
import { readMarks } from './readMarks.ts'
import { weighText } from './text/weighText.ts'

export type JudgedItem = MenuItem & Judgement

/** Fewer marked dishes could be a slip of the menu; from these on, marks tell a rule. */
const MARKED_DISHES = 2

/** Judges each dish of a menu by its words, its marks and what the menu says of all dishes. Pure. */
export function judgeMenu(menu: ReadMenu): JudgedItem[] {
  const read = withVgOfVegetarians(menu.items, readContext(menu.notes))
  const marked = menu.items.filter((item) =>
    readMarks(item, read).marks.some(({ meaning }) => meaning === 'vegan'),
  )
  const context = { ...read, marksVegan: marked.length >= MARKED_DISHES }
  return menu.items.map((item) => ({ ...item, ...judgeDish(item, context) }))
}

/** Where no legend tells and "VG" stands beside a dish of cheese or egg, it means vegetarian. */
function withVgOfVegetarians(items: readonly MenuItem[], context: MenuContext): MenuContext {
  if (context.legend.has('VG')) return context
  const isVegetarian = items.some((item) => {
    const { name, description, marks } = readMarks(item, context)
    return (
      marks.some(({ mark }) => mark === 'VG') && weighText(name, description).animals.length > 0
    )
  })
  return isVegetarian
    ? { ...context, legend: new Map(context.legend).set('VG', 'vegetarian') }
    : context
}

/** The two lists of the create flow: only what is vegan stands in the second. */
export function predict(judged: readonly JudgedItem[]): BuilderAnswer['predictedOptions'] {
  const toOption = ({ name, description, reason }: JudgedItem): PredictedItem => ({
    option: name,
    description,
    reason,
  })
  return [
    judged.filter(({ verdict }) => verdict !== 'vegan').map(toOption),
    judged.filter(({ verdict }) => verdict === 'vegan').map(toOption),
  ]
}
