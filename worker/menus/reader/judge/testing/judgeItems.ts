import type { MenuItem, MenuNote } from '../../menu.ts'
import { type JudgedItem, judgeMenu } from '../judgeMenu.ts'

/** Judges a menu of these dishes and notes. What a dish does not say is empty. */
export function judgeItems(items: Partial<MenuItem>[], ...notes: MenuNote[]): JudgedItem[] {
  const whole = items.map((item) => ({
    name: '',
    description: '',
    price: '',
    section: '',
    marks: [],
    diets: [],
    ...item,
  }))
  return judgeMenu({ items: whole, notes })
}
