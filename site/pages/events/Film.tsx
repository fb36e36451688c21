import '../../ui/Button.css'
import './Film.css'
import { t } from '../../../languages/t.ts'
import { SCENES } from './scenes.ts'

const FILM = '/film/demo.webm'
const PICTURE = '/film/demo.webp'
const SIZE = { width: 1280, height: 720 }

/**
 * The demo film. A picture of it is a link to the file, in whose place `playFilm` puts the browser's player when somebody follows
 * it: drawing the player's controls with the page would block a phone. Without scripts the player is there at once.
 */
export function Film() {
  return (
    <figure className="film">
      <a className="film-start needs-script" href={FILM}>
        <img src={PICTURE} {...SIZE} alt="" loading="lazy" />
        <span className="button" data-look="primary">
          {t('Watch the demo')}
        </span>
      </a>
      <template>
        <Player />
      </template>
      <noscript>
        <Player />
      </noscript>
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

/** Loads nothing but its picture before somebody plays it. */
function Player() {
  return (
    <video
      controls
      playsInline
      preload="none"
      poster={PICTURE}
      src={FILM}
      {...SIZE}
      aria-label={t('Demo: finding a food truck on Sprig')}
    >
      <track kind="captions" src="/film/demo.vtt" srcLang="en" label="English" />
      <a href={FILM}>{t('Watch the demo')}</a>
    </video>
  )
}
