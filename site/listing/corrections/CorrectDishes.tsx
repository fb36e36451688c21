import '../../ui/hint.css'
import '../../ui/notice.css'
import '../entries.css'
import './CorrectDishes.css'
import { useRef, useState } from 'react'
import { msg, t } from '../../../languages/t.ts'
import type { CorrectedVerdict, MenuDish } from '../../../worker/contract/restaurants/menuDishes.ts'
import { firstServerMessage } from '../../api/failure.ts'
import { correctDish, fetchMenuDishes } from '../../api/menus.ts'
import { alertFailure } from '../../shell/alertFailure.ts'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useReading } from '../../ui/useReading.ts'
import { ORIGINS } from '../menu/origins.ts'
import { shortDay } from '../readableTime.ts'

const CHOICES = [
  ['vegan', msg('Vegan')],
  ['not-vegan', msg('Not vegan')],
] as const satisfies readonly (readonly [CorrectedVerdict, string])[]

interface CorrectDishesProps {
  id: string
  /** Called with each tap: resolves once it and those before it are answered. */
  onSend: (sent: Promise<void>) => void
  /** Called with the restaurant's version after a correction, which is a version itself. */
  onCorrected: (version: number) => void
}

/**
 * The dishes of a menu with our verdicts. Somebody who may edit corrects a verdict in one tap; the same tap again takes it back.
 */
export function CorrectDishes(props: CorrectDishesProps) {
  const { list, problem, correct, said } = useMenuDishes(props)
  if (problem !== null) {
    return (
      <p className="notice" role="alert">
        {problem}
      </p>
    )
  }
  if (list === null) return <Skeleton lines={3} />
  if (list.dishes.length === 0)
    return <p className="hint">{t('Nothing on the menu is a dish yet.')}</p>
  // A menu may list a dish twice.
  const dishes = new Map(list.dishes.map((dish) => [`${dish.name}\n${dish.description}`, dish]))
  return (
    <>
      {list.mayEdit && (
        <p className="hint">
          {t('What you say counts in place of our reading, whatever menu comes later.')}
        </p>
      )}
      <ul className="entries correct-dishes">
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
  /** Null if this person may not correct. */
  onSay: Say | null
}

function DishToCorrect({ dish, onSay }: DishToCorrectProps) {
  const { name, description, correction } = dish
  return (
    <li className="entry">
      <p className="entry-words">
        <bdi>
          <strong>{name}</strong>
          {description !== '' && <>: {description}</>}
        </bdi>
        <small>{wordsOf(dish)}</small>
      </p>
      {onSay !== null && (
        <fieldset className="correct-choices" aria-label={t('What {name} is', { name })}>
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
                {t(label)}
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
  if (correction !== null)
    return t('Said by {who}, {day}', {
      who: t(ORIGINS[correction.by]),
      day: shortDay(correction.at),
    })
  if (ask !== null) return `${ask}.`
  return verdict === 'vegan'
    ? t('Likely vegan: {reason}', { reason })
    : t('Likely not vegan: {reason}', { reason })
}

interface Dishes {
  dishes: readonly MenuDish[]
  mayEdit: boolean
}

function useMenuDishes({ id, onSend, onCorrected }: CorrectDishesProps) {
  const [list, setList] = useState<Dishes | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [said, say] = useState('')
  /** One tap follows another before its answer, which holds the whole list, has come. */
  const earlier = useRef(Promise.resolve())
  useReading(id, fetchMenuDishes, setList, (error) =>
    setProblem(firstServerMessage(error, t('The dishes could not be read.'))),
  )
  const send = async (name: string, verdict: CorrectedVerdict | null) => {
    try {
      const corrected = await correctDish(id, name, verdict)
      setList(corrected)
      onCorrected(corrected.version)
      say(
        verdict === null
          ? t('{name} is as we read it.', { name })
          : `${name}: ${t(labelOf(verdict))}.`,
      )
    } catch (error) {
      alertFailure(error)
    }
  }
  const correct: Say = ({ name }, verdict) => {
    earlier.current = earlier.current.then(() => send(name, verdict))
    onSend(earlier.current)
  }
  return { list, problem, correct, said }
}

function labelOf(verdict: CorrectedVerdict): string {
  return CHOICES.find(([value]) => value === verdict)?.[1] ?? ''
}
