import '../../ui/hint.css'
import '../StepPage.css'
import './FoundDishes.css'
import { useId } from 'react'
import { t } from '../../../languages/t.ts'
import { MAX_VEGAN_OPTIONS } from '../../../worker/contract/limits.ts'
import { LabelNote } from '../../ui/form/LabelNote.tsx'
import { useCreateFlow } from '../createFlowContext.ts'
import { change } from '../draft/createFlow.ts'
import type { FoundDish, FoundMenu } from '../draft/placeDraft.ts'
import { KeepMenu } from './KeepMenu.tsx'

interface FoundDishesProps {
  found: Readonly<FoundMenu>
  chosen: readonly string[]
  problem?: string | undefined
}

/** The dishes of a reading, those likely vegan first, each with the reason or a question; up to five become vegan options. */
export function FoundDishes({ found, chosen, problem = '' }: FoundDishesProps) {
  const id = useId()
  const likely = found.dishes.filter(({ isLikelyVegan }) => isLikelyVegan)
  const others = found.dishes.filter(({ isLikelyVegan }) => !isLikelyVegan)
  const unsure = others.filter(({ ask }) => ask !== undefined)
  const unlikely = others.filter(({ ask }) => ask === undefined)
  const list = { chosen, isFull: chosen.length >= MAX_VEGAN_OPTIONS }
  const counts = { count: chosen.length, max: MAX_VEGAN_OPTIONS }
  return (
    <fieldset className="found-menu" aria-describedby={`${id}-count`}>
      <legend className="create-question">
        {t('Menu')}
        <LabelNote>{t('required')}</LabelNote>
      </legend>
      <p className="found-count" id={`${id}-count`} role="status">
        {list.isFull && found.dishes.length > chosen.length
          ? t(
              '{count} of {max} dishes chosen as vegan options; deselect one to choose another',
              counts,
            )
          : t('{count} of {max} dishes chosen as vegan options', counts)}
      </p>
      {problem !== '' && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <DishList title={t('Likely vegan')} dishes={likely} isInvalid={problem !== ''} {...list} />
      <DishList title={t('Ask the kitchen')} dishes={unsure} isInvalid={false} {...list} />
      <DishList title={t('Likely not vegan')} dishes={unlikely} isInvalid={false} {...list} />
      <KeepMenu />
      <p className="hint">
        {found.source === 'photos'
          ? t('Read from your photos')
          : t('Read from {source}', { source: found.source })}
      </p>
    </fieldset>
  )
}

interface DishListProps {
  title: string
  dishes: readonly FoundDish[]
  chosen: readonly string[]
  isFull: boolean
  isInvalid: boolean
}

function DishList({ title, dishes, chosen, isFull, isInvalid }: DishListProps) {
  const { flow } = useCreateFlow()
  const id = useId()
  const toggle = (key: string, isOn: boolean) => {
    const others = chosen.filter((one) => one !== key)
    change(flow, { chosen: isOn ? [...others, key] : others })
  }
  if (dishes.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 className="found-title" id={id}>
        {title} <span className="found-number">{dishes.length}</span>
      </h2>
      <ul className="found-list">
        {dishes.map(({ key, option, description, reason, ask }, index) => (
          <li key={key}>
            <label className="found-dish">
              <input
                type="checkbox"
                name="veganOptions"
                value={key}
                checked={chosen.includes(key)}
                disabled={isFull && !chosen.includes(key)}
                aria-invalid={(isInvalid && index === 0) || undefined}
                onChange={({ target }) => toggle(key, target.checked)}
              />
              <span className="found-words">
                <span className="found-name">
                  <bdi>{option}</bdi>
                </span>
                {description !== '' && (
                  <span>
                    <bdi>{description}</bdi>
                  </span>
                )}
                <span className="found-reason">{ask === undefined ? reason : `${ask}.`}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  )
}
