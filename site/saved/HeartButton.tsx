import '../ui/Button.css'
import './HeartButton.css'
import { PageIcon } from '../ui/PageIcon.tsx'
import { toggleSaved } from './saving.ts'
import { useSaved } from './useSaved.ts'

interface HeartButtonProps {
  id: string
  name: string
  /** Without words, where there is no room for any. */
  isSmall?: boolean
}

/** Saves a restaurant, or takes it away. Before its script is there `showSavedHearts` says whether it is saved. */
export function HeartButton({ id, name, isSmall = false }: HeartButtonProps) {
  const { isKnown, data } = useSaved()
  return (
    <button
      type="button"
      className={isSmall ? 'icon-button heart' : 'button heart'}
      data-size="small"
      data-saves={id}
      aria-label={`Save ${name}`}
      // Left out until it is known: hydrating does not take back what stood there before.
      aria-pressed={isKnown ? Boolean(data.places[id]?.mine) : undefined}
      onClick={() => void toggleSaved({ id, name })}
    >
      <PageIcon name="heart" />
      {!isSmall && (
        <span aria-hidden="true">
          <span className="heart-off">Save</span>
          <span className="heart-on">Saved</span>
        </span>
      )}
    </button>
  )
}
