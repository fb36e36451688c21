import { useRef, useState } from 'react'
import { MAX_VEGAN_OPTIONS } from '../../../worker/contract/limits.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { DishRow } from './DishRow.tsx'
import type { DraftDish } from './draft.ts'
import { addDish, changeDish, type Edit, moveDish, removeDish } from './editState.ts'

interface DishesEditorProps {
  edit: Edit
  dishes: readonly DraftDish[]
  errors: Readonly<Record<string, string>>
}

/** Up to five dishes, in an order that buttons and the pointer change. */
export function DishesEditor({ edit, dishes, errors }: DishesEditorProps) {
  const [dragged, setDragged] = useState<string | null>(null)
  const [said, say] = useState('')
  const list = useRef<HTMLOListElement>(null)

  const move = (key: string, from: number, to: number) => {
    moveDish(edit, key, to)
    say(`${dishes[from]?.option || 'The dish'} is now number ${to + 1} of ${dishes.length}.`)
  }
  const remove = (key: string, index: number) => {
    removeDish(edit, key)
    say(`${dishes[index]?.option || 'The dish'} is removed.`)
    // The focus would be lost with the row.
    list.current?.focus()
  }
  return (
    <section className="dishes-editor" aria-labelledby="dishes-editor">
      <h2 id="dishes-editor">Vegan options</h2>
      {dishes.length === 0 && <p className="hint">No dishes have been added yet.</p>}
      <ol className="dish-rows" ref={list} tabIndex={-1}>
        {dishes.map((dish, index) => (
          <DishRow
            key={dish.key}
            dish={dish}
            index={index}
            count={dishes.length}
            errors={errors}
            isDragged={dragged === dish.key}
            onChange={(changes) => changeDish(edit, dish.key, changes)}
            onMove={(to) => move(dish.key, index, to)}
            onRemove={() => remove(dish.key, index)}
            onDragStart={() => setDragged(dish.key)}
            onDragOver={() => {
              if (dragged !== null && dragged !== dish.key) moveDish(edit, dragged, index)
            }}
            onDragEnd={() => setDragged(null)}
          />
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {errors.veganOptions && <p className="field-error">{errors.veganOptions}</p>}
      {dishes.length < MAX_VEGAN_OPTIONS && (
        <Button size="small" onClick={() => addDish(edit)}>
          <Icon name="plus" />
          Add an option
        </Button>
      )}
    </section>
  )
}
