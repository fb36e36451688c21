import '../../ui/hint.css'
import '../../ui/notice.css'
import './CorrectDishes.css'
import { useEffect, useState } from 'react'
import type { CorrectedVerdict, MenuDish } from '../../../worker/contract/restaurants/menuDishes.ts'
import { firstServerMessage } from '../../api/failure.ts'
import { correctDish, getMenuDishes } from '../../api/menus.ts'
import { addAlert } from '../../shell/alerts.ts'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ORIGINS } from '../menu/origins.ts'
import { shortDay } from '../readableTime.ts'

const CHOICES = [
  ['vegan', 'Vegan'],
  ['not-vegan', 'Not vegan'],
] as const satisfies readonly (readonly [CorrectedVerdict, string])[]

/** The dishes of a menu with what we read of each. One tap of who may edit says what a dish is; the same tap again takes that back. */
export function CorrectDishes({ id }: { id: string }) {
  const { list, problem, correct, said } = useMenuDishes(id)
  if (problem !== null) {
    return (
      <p className="notice" role="alert">
        {problem}
      </p>
    )
  }
  if (list === null) return <Skeleton lines={3} />
  if (list.dishes.length === 0) return <p className="hint">Nothing on the menu is a dish yet.</p>
  // A menu may name a dish twice.
  const dishes = new Map(list.dishes.map((dish) => [`${dish.name}\n${dish.description}`, dish]))
  return (
    <>
      {list.mayEdit && (
        <p className="hint">
          What you say counts in place of our reading, whatever menu comes later.
        </p>
      )}
      <ul className="correct-dishes">
        {[...dishes].map(([key, dish]) => (
          <DishToCorrect key={key} dish={dish} onSay={list.mayEdit ? correct : null} />
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  )
}

type Say = (dish: MenuDish, verdict: CorrectedVerdict | null) => void

interface DishToCorrectProps {
  dish: MenuDish
  /** Null: this person may not. */
  onSay: Say | null
}

function DishToCorrect({ dish, onSay }: DishToCorrectProps) {
  const { name, description, correction } = dish
  return (
    <li>
      <p dir="auto">
        <strong>{name}</strong>
        {description !== '' && <>: {description}</>}
        <small>{wordsOf(dish)}</small>
      </p>
      {onSay !== null && (
        <fieldset className="correct-choices" aria-label={`What ${name} is`}>
          {CHOICES.map(([verdict, label]) => {
            const isSaid = correction?.verdict === verdict
            return (
              <Button
                key={verdict}
                size="small"
                look={isSaid ? 'primary' : 'plain'}
                aria-pressed={isSaid}
                onClick={() => onSay(dish, isSaid ? null : verdict)}
              >
                {label}
              </Button>
            )
          })}
        </fieldset>
      )}
    </li>
  )
}

/** "Said by the owner, Nov 22, 2026", or our own reading. */
function wordsOf({ verdict, reason, ask, correction }: MenuDish): string {
  if (correction !== null) return `Said by ${ORIGINS[correction.by]}, ${shortDay(correction.at)}`
  if (ask !== null) return `${ask}.`
  return verdict === 'vegan' ? `Likely vegan: ${reason}` : `Likely not vegan: ${reason}`
}

interface Dishes {
  dishes: readonly MenuDish[]
  mayEdit: boolean
}

function useMenuDishes(id: string) {
  const [list, setList] = useState<Dishes | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [said, say] = useState('')
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    const controller = new AbortController()
    getMenuDishes(id, controller.signal)
      .then(setList)
      .catch((error: unknown) => {
        if (controller.signal.aborted) return
        setProblem(firstServerMessage(error, 'The dishes could not be read.'))
      })
    return () => controller.abort()
  }, [id])
  const correct: Say = async ({ name }, verdict) => {
    if (isBusy) return
    setBusy(true)
    try {
      setList(await correctDish(id, name, verdict))
      say(verdict === null ? `${name} is as we read it.` : `${name}: ${labelOf(verdict)}.`)
    } catch (error) {
      const text = firstServerMessage(error, 'That did not work, please try again')
      addAlert({ kind: 'error', text })
    } finally {
      setBusy(false)
    }
  }
  return { list, problem, correct, said }
}

function labelOf(verdict: CorrectedVerdict): string {
  return CHOICES.find(([value]) => value === verdict)?.[1] ?? ''
}
