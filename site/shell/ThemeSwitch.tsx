import './ThemeSwitch.css'
import { Icon } from '../ui/Icon.tsx'
import { THEMES } from './theme.ts'

const LOOKS = {
  light: { icon: 'sun', label: 'Light' },
  dark: { icon: 'moon', label: 'Dark' },
  system: { icon: 'system', label: 'Same as the device' },
} as const

/** Light, dark or as the device is set. It needs no island: `startTheme` listens to it. */
export function ThemeSwitch() {
  return (
    <fieldset className="theme-switch needs-script">
      <legend className="visually-hidden">Colours</legend>
      {THEMES.map((choice) => (
        <label key={choice} title={LOOKS[choice].label}>
          <input
            type="radio"
            className="visually-hidden"
            name="theme"
            value={choice}
            defaultChecked={choice === 'system'}
          />
          <Icon name={LOOKS[choice].icon} />
          <span className="visually-hidden">{LOOKS[choice].label}</span>
        </label>
      ))}
    </fieldset>
  )
}
