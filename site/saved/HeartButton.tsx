import '../ui/Button.css'
import './HeartButton.css'
import { useEffect } from 'react'
import { t } from '../../languages/t.ts'
import { useShared } from '../device/useShared.ts'
import { addAlert } from '../shell/alerts.ts'
import { Icon } from '../ui/Icon.tsx'
import { NO_HEARTS, savedHearts, watchHearts } from './savedHearts.ts'

interface HeartButtonProps {
  id: string
  name: string
  /** Without words, where there is no room for any. */
  isSmall?: boolean
}

/** Saves a restaurant, or takes it away. Before its script is there `showSavedHearts` says whether it is saved. */
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
      // Left out until it is known: hydrating does not take back what stood there before.
      aria-pressed={ids === null ? undefined : ids.includes(id)}
      onClick={() => toggle(id, name)}
    >
      <Icon name="heart" />
      {!isSmall && (
        <span aria-hidden="true">
          <span className="heart-off">{t('Save')}</span>
          <span className="heart-on">{t('Saved')}</span>
        </span>
      )}
    </button>
  )
}

/** What saves comes with the first touch: a list is there to be read. */
function toggle(id: string, name: string): void {
  import('./saving.ts')
    .then(({ toggleSaved }) => toggleSaved({ id, name }))
    .catch(() =>
      addAlert({
        kind: 'error',
        text: t('{name} could not be saved: please load the page again', { name }),
      }),
    )
}
