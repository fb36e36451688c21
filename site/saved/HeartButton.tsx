import '../ui/Button.css'
import './HeartButton.css'
import { useEffect } from 'react'
import { t } from '../../languages/t.ts'
import { useShared } from '../device/useShared.ts'
import { addAlert } from '../shell/alerts.ts'
import { Icon } from '../ui/Icon.tsx'
import { NO_HEARTS, savedHearts, watchHearts } from './savedHearts.ts'

export interface HeartButtonProps {
  id: string
  name: string
  /** Without text, where there is no room for it. */
  isSmall?: boolean
}

/** Saves a restaurant or removes it. Until the script has loaded, `showSavedHearts` shows whether it is saved. */
export function HeartButton({ id, name, isSmall = false }: HeartButtonProps) {
  useEffect(watchHearts, [])
  const { ids } = useShared(savedHearts, NO_HEARTS)
  return (
    <button
      type="button"
      className={isSmall ? 'icon-button heart needs-script' : 'button heart needs-script'}
      data-size="small"
      data-saves={id}
      aria-label={t('Save {name}', { name })}
      // Omitted until it is known, because hydration does not correct attributes.
      aria-pressed={ids === null ? undefined : ids.includes(id)}
      onClick={() => toggle(id, name)}
    >
      <Icon name="heart" />
      {!isSmall && (
        <span aria-hidden="true">
          <span className="heart-off">{t('Save')}</span>
          <span className="heart-on">{t('Place saved')}</span>
        </span>
      )}
    </button>
  )
}

/**
 * Saves or removes what the heart shows as the opposite. The code that does it loads on the first touch, since most visitors only
 * read a list.
 */
function toggle(id: string, name: string): void {
  // A click that woke the heart may come before its effect.
  watchHearts()
  const isWanted = !savedHearts.ids?.includes(id)
  import('./saving.ts')
    .then(({ setSaved }) => setSaved({ id, name }, isWanted))
    .catch(() =>
      addAlert({
        kind: 'error',
        text: t('{name} could not be saved: please load the page again', { name }),
      }),
    )
}
