import '../../../ui/hint.css'
import './DishesEditor.css'
import { useEffect, useRef, useState } from 'react'
import { t } from '../../../../languages/t.ts'
import { MAX_VEGAN_OPTIONS } from '../../../../worker/contract/limits.ts'
import { Button } from '../../../ui/Button.tsx'
import { LabelNote } from '../../../ui/form/LabelNote.tsx'
import { PageIcon } from '../../../ui/PageIcon.tsx'
import type { DraftDish } from '../draft.ts'
import { DishRow } from './DishRow.tsx'

/** What the editor can do to the dishes of a draft. */
export interface DishActions {
  add: () => void
  change: (key: string, changes: Partial<DraftDish>) => void
  /** Moves a dish to an index in the list. */
  move: (key: string, to: number) => void
  remove: (key: string) => void
}

interface DishesEditorProps {
  actions: DishActions
  dishes: readonly DraftDish[]
  errors: Readonly<Record<string, string>>
  isRequired?: boolean
}

/** Up to five dishes, which buttons and the pointer reorder. */
export function DishesEditor({ actions, dishes, errors, isRequired = false }: DishesEditorProps) {
  const [dragged, setDragged] = useState<string | null>(null)
  const [said, say] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const isAdded = useRef(false)
  const count = dishes.length
  // Focuses the new dish to be named. With the fifth the button disappears, and its focus with it.
  useEffect(() => {
    if (!isAdded.current || count === 0) return
    isAdded.current = false
    list.current?.lastElementChild?.querySelector('input')?.focus()
  }, [count])

  const add = () => {
    isAdded.current = true
    actions.add()
  }
  const move = (key: string, from: number, to: number) => {
    actions.move(key, to)
    say(
      t('{dish} is now number {number} of {count}.', {
        dish: dishes[from]?.option || t('The dish'),
        number: to + 1,
        count,
      }),
    )
  }
  const remove = (key: string, index: number) => {
    actions.remove(key)
    say(t('{dish} is removed.', { dish: dishes[index]?.option || t('The dish') }))
    // Removing the row would lose the focus.
    list.current?.focus()
  }
  return (
    <section className="dishes-editor" aria-labelledby="dishes-editor">
      <h2 id="dishes-editor">
        {t('Vegan options')}
        {isRequired && <LabelNote>{t('required')}</LabelNote>}
      </h2>
      {count === 0 && <p className="hint">{t('No dishes listed yet')}</p>}
      <ol className="dish-rows" ref={list} tabIndex={-1}>
        {dishes.map((dish, index) => (
          <DishRow
            key={dish.key}
            dish={dish}
            index={index}
            count={count}
            errors={errors}
            isDragged={dragged === dish.key}
            onChange={(changes) => actions.change(dish.key, changes)}
            onMove={(to) => move(dish.key, index, to)}
            onRemove={() => remove(dish.key, index)}
            onDragStart={() => setDragged(dish.key)}
            onDragOver={() => {
              if (dragged !== null && dragged !== dish.key) actions.move(dragged, index)
            }}
            onDragEnd={() => setDragged(null)}
          />
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {errors.veganOptions && <p className="field-error">{errors.veganOptions}</p>}
      {count < MAX_VEGAN_OPTIONS && (
        <Button size="small" onClick={add}>
          <PageIcon name="plus" />
          {t('Add an option')}
        </Button>
      )}
    </section>
  )
}
