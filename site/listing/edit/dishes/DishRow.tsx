import './DishRow.css'
import { useState } from 'react'
import { t } from '../../../../languages/t.ts'
import {
  MAX_OPTION_DESCRIPTION_LENGTH,
  MAX_OPTION_LENGTH,
} from '../../../../worker/contract/restaurants/restaurantLimits.ts'
import { IconButton } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { PageIcon } from '../../../ui/PageIcon.tsx'
import type { DraftDish } from '../draft.ts'

interface DishRowProps {
  dish: DraftDish
  index: number
  count: number
  errors: Readonly<Record<string, string>>
  isDragged: boolean
  onChange: (changes: Partial<DraftDish>) => void
  /** Moves it to an index in the list. */
  onMove: (to: number) => void
  onRemove: () => void
  onDragStart: () => void
  onDragOver: () => void
  onDragEnd: () => void
}

/** One dish, with buttons to move and remove it. Only its handle can be dragged, so that its text can be selected. */
export function DishRow(props: DishRowProps) {
  const { dish, index, count, errors, isDragged, onChange, onMove, onRemove } = props
  const [isHeld, setHeld] = useState(false)
  const name = dish.option.trim() || t('dish {number}', { number: index + 1 })
  return (
    <li
      className="dish-row"
      data-dragged={isDragged || undefined}
      draggable={isHeld}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        // Firefox starts no drag without data.
        event.dataTransfer.setData('text/plain', dish.option)
        props.onDragStart()
      }}
      onDragEnter={(event) => {
        event.preventDefault()
        props.onDragOver()
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => event.preventDefault()}
      onDragEnd={() => {
        setHeld(false)
        props.onDragEnd()
      }}
    >
      <span
        className="dish-handle"
        aria-hidden="true"
        onPointerDown={() => setHeld(true)}
        onPointerUp={() => setHeld(false)}
      >
        <PageIcon name="menu" />
      </span>
      <div className="dish-fields">
        <Field
          label={t('Dish {number}', { number: index + 1 })}
          name={`veganOptions.${index}.option`}
          required
          maxLength={MAX_OPTION_LENGTH}
          value={dish.option}
          error={errors[`veganOptions.${index}.option`]}
          onChange={({ target }) => onChange({ option: target.value })}
        />
        <Field
          label={t('Description of dish {number}', { number: index + 1 })}
          name={`veganOptions.${index}.description`}
          required
          maxLength={MAX_OPTION_DESCRIPTION_LENGTH}
          value={dish.description}
          error={errors[`veganOptions.${index}.description`]}
          onChange={({ target }) => onChange({ description: target.value })}
        />
      </div>
      <div className="dish-buttons">
        <IconButton
          label={t('Move {name} up', { name })}
          className="turn-up"
          aria-disabled={index === 0 || undefined}
          onClick={() => {
            if (index > 0) onMove(index - 1)
          }}
        >
          <PageIcon name="chevronLeft" />
        </IconButton>
        <IconButton
          label={t('Move {name} down', { name })}
          className="turn-down"
          aria-disabled={index === count - 1 || undefined}
          onClick={() => {
            if (index < count - 1) onMove(index + 1)
          }}
        >
          <PageIcon name="chevronRight" />
        </IconButton>
        <IconButton label={t('Remove {name}', { name })} onClick={onRemove}>
          <PageIcon name="trash" />
        </IconButton>
      </div>
    </li>
  )
}
