import './Film.css'
import { t } from '../../../languages/t.ts'
import { SCENES } from './scenes.ts'

/** React's types do not know this attribute of a video yet. */
const LAZY = { loading: 'lazy' }

/** The demo film: nothing plays or loads before somebody asks, and the still picture loads when it is in view. */
export function Film() {
  return (
    <figure className="film">
      <video
        {...LAZY}
        controls
        playsInline
        preload="none"
        poster="/film/demo.webp"
        src="/film/demo.webm"
        width={1280}
        height={720}
        aria-label={t('Demo: finding a food truck on Sprig')}
      >
        <track kind="captions" src="/film/demo.vtt" srcLang="en" label="English" />
        <a href="/film/demo.webm">{t('Watch the demo')}</a>
      </video>
      <figcaption>
        <p>
          {t('From a city to a plate, and to a truck that has just opened. There is no sound.')}
        </p>
        <details>
          <summary>{t('Read what the demo shows')}</summary>
          <ol>
            {Object.values(SCENES).map((sentence) => (
              <li key={sentence}>{t(sentence)}</li>
            ))}
          </ol>
        </details>
      </figcaption>
    </figure>
  )
}
