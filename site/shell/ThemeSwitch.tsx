import './ThemeSwitch.css'
import { msg, t } from '../../languages/t.ts'
import { PageIcon } from '../ui/PageIcon.tsx'
import { THEMES } from './theme.ts'

const LOOKS = {
  light: { icon: 'sun', label: msg('Light') },
  dark: { icon: 'moon', label: msg('Dark') },
  system: { icon: 'system', label: msg('Same as the device') },
} as const

/** Light, dark or the device's setting. It needs no island: `startTheme` handles it. */
export function ThemeSwitch() {
  return (
    <fieldset className="theme-switch needs-script">
      <legend className="visually-hidden">{t('Colours')}</legend>
      {THEMES.map((choice) => (
        <label key={choice} title={t(LOOKS[choice].label)}>
          <input
            type="radio"
            className="visually-hidden"
            name="theme"
            value={choice}
            defaultChecked={choice === 'system'}
          />
          <PageIcon name={LOOKS[choice].icon} />
          <span className="visually-hidden">{t(LOOKS[choice].label)}</span>
        </label>
      ))}
    </fieldset>
  )
}
