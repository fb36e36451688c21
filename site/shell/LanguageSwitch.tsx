import './LanguageSwitch.css'
import { addressIn, LANGUAGES } from '../../languages/list.ts'
import { nameOf } from '../../languages/names.ts'
import { speech } from '../../languages/speech.ts'
import { t } from '../../languages/t.ts'
import { PageIcon } from '../ui/PageIcon.tsx'
import { useHere } from './useHere.ts'

/** Links to this page in every language: a popover, which works without scripts. */
export function LanguageSwitch() {
  const here = useHere()
  const spoken = speech().language
  return (
    <div className="language-switch">
      <button type="button" className="language-button" popoverTarget="languages">
        <PageIcon name="globe" />
        <span className="visually-hidden">{t('Language:')} </span>
        <span className="language-name">{nameOf(spoken.code).name}</span>
      </button>
      <nav className="languages" id="languages" popover="auto" aria-label={t('Languages')}>
        <ul>
          {LANGUAGES.map((language) => (
            <li key={language.code}>
              <a
                href={addressIn(language, here)}
                hrefLang={language.code}
                lang={language.code}
                dir={language.dir}
                title={nameOf(language.code).offer}
                aria-current={language.code === spoken.code || undefined}
              >
                {nameOf(language.code).name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
