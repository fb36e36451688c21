import './FestivalDemo.css'
import { useEffect, useState } from 'react'
import { Button, IconButton } from '../../ui/Button.tsx'
import { PageIcon } from '../../ui/PageIcon.tsx'
import { SCENES } from './scenes.tsx'

/** Long enough to read the longest caption aloud. */
const SCENE_MS = 6500

/**
 * A captioned demo that plays scene by scene and only when asked. Without script it is its first picture; the
 * transcript below tells all of it.
 */
export function FestivalDemo() {
  const [index, setIndex] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  const last = SCENES.length - 1
  const scene = SCENES[index] ?? SCENES[0]

  useEffect(() => {
    if (!isPlaying) return
    const timer = setTimeout(() => {
      if (index < last) setIndex(index + 1)
      else setPlaying(false)
    }, SCENE_MS)
    return () => clearTimeout(timer)
  }, [isPlaying, index, last])

  const step = (to: number) => {
    setPlaying(false)
    setIndex(Math.min(last, Math.max(0, to)))
  }
  const play = () => {
    if (!isPlaying && index === last) setIndex(0)
    setPlaying(!isPlaying)
  }

  if (!scene) return null
  return (
    <figure className="demo" aria-label="Demo: a festival on Sprig">
      <svg
        key={index}
        className="demo-stage"
        data-moving={isPlaying || index > 0}
        viewBox="0 0 640 360"
        role="img"
        aria-label={scene.title}
      >
        {scene.picture}
      </svg>
      <div className="demo-controls needs-script">
        <Button look="primary" size="small" onClick={play}>
          <PageIcon name={isPlaying ? 'pause' : 'play'} />
          {isPlaying ? 'Pause' : 'Play demo'}
        </Button>
        <span className="demo-count">
          {index + 1} of {SCENES.length}
        </span>
        <IconButton
          label="Previous scene"
          aria-disabled={index === 0}
          onClick={() => step(index - 1)}
        >
          <PageIcon name="chevronLeft" />
        </IconButton>
        <IconButton
          label="Next scene"
          aria-disabled={index === last}
          onClick={() => step(index + 1)}
        >
          <PageIcon name="chevronRight" />
        </IconButton>
      </div>
      <figcaption>
        <p className="demo-caption" aria-live="polite">
          <strong>{scene.title}.</strong> {scene.caption}
        </p>
        <details>
          <summary>Read the whole demo</summary>
          <ol>
            {SCENES.map(({ title, caption }) => (
              <li key={title}>
                <strong>{title}.</strong> {caption}
              </li>
            ))}
          </ol>
        </details>
      </figcaption>
    </figure>
  )
}
