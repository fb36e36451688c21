import { useId, useSyncExternalStore } from 'react'
import { Icon } from '../ui/Icon.tsx'
import { chooseTheme, readTheme, THEMES, type Theme, watchTheme } from './theme.ts'

const LOOKS = {
  light: { icon: 'sun', label: 'Light' },
  dark: { icon: 'moon', label: 'Dark' },
  system: { icon: 'system', label: 'Same as the device' },
} as const

/** The server cannot know what the device remembers. */
const themeOnServer = (): Theme => 'system'

/** Light, dark or as the device is set; remembered on the device. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore(watchTheme, readTheme, themeOnServer)
  const name = useId()
  return (
    <fieldset className="theme-switch needs-script">
      <legend className="visually-hidden">Colours</legend>
      {THEMES.map((choice) => (
        <label key={choice} title={LOOKS[choice].label}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={choice === theme}
            onChange={() => chooseTheme(choice)}
          />
          <Icon name={LOOKS[choice].icon} />
          <span className="visually-hidden">{LOOKS[choice].label}</span>
        </label>
      ))}
    </fieldset>
  )
}
