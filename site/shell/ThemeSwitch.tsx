import './ThemeSwitch.css'
import { useId } from 'react'
import { useShared } from '../device/useShared.ts'
import { Icon } from '../ui/Icon.tsx'
import { chooseTheme, SYSTEM_THEME, THEMES, theme } from './theme.ts'

const LOOKS = {
  light: { icon: 'sun', label: 'Light' },
  dark: { icon: 'moon', label: 'Dark' },
  system: { icon: 'system', label: 'Same as the device' },
} as const

/** Light, dark or as the device is set; remembered on the device. */
export function ThemeSwitch() {
  const { chosen } = useShared(theme, SYSTEM_THEME)
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
            checked={choice === chosen}
            onChange={() => chooseTheme(choice)}
          />
          <Icon name={LOOKS[choice].icon} />
          <span className="visually-hidden">{LOOKS[choice].label}</span>
        </label>
      ))}
    </fieldset>
  )
}
