import '../../../ui/card.css'
import '../../../ui/hint.css'
import '../../../ui/notice.css'
import './ReadMenu.css'
import { type FormEvent, useRef, useState } from 'react'
import { t } from '../../../../languages/t.ts'
import { MAX_PHOTOS } from '../../../../worker/contract/restaurants/builder.ts'
import { MAX_WEBSITE_LENGTH } from '../../../../worker/contract/restaurants/restaurantLimits.ts'
import { mayUse } from '../../../account/auth.ts'
import { useAuth } from '../../../account/useAuth.ts'
import { readPhotos, readWebsite, withoutScheme } from '../../../api/adding/builder.ts'
import { fetchRestaurant } from '../../../api/restaurantEdits.ts'
import { shrinkPhoto } from '../../../device/drafts/shrinkPhoto.ts'
import { Button } from '../../../ui/Button.tsx'
import { useKeptFocus } from '../../../ui/focus/useKeptFocus.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { PhotoInput } from '../../../ui/form/PhotoInput.tsx'
import { PhotoProgress, photoWords } from '../../../ui/PhotoProgress.tsx'
import { useReading } from '../../../ui/useReading.ts'
import { ReadProposal } from './ReadProposal.tsx'
import { useMenuReading } from './useMenuReading.ts'

interface ReadMenuProps {
  id: string
  /** The menu as it is being written. */
  text: string
  onChange: (text: string) => void
}

/** Reads a menu from a website, for some users also from photos, and offers it beside the written text. */
export function ReadMenu({ id, text, onChange }: ReadMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const [leftOut, setLeftOut] = useState(0)
  const reading = useMenuReading()
  const forget = () => {
    setLeftOut(0)
    reading.forget()
  }
  const isStarting = reading.isBusy && reading.progress === null
  const section = useRef<HTMLElement>(null)
  useKeptFocus(`${isOpen} ${reading.isBusy} ${reading.answer !== null}`, section)
  if (!isOpen) {
    return (
      <p>
        <Button onClick={() => setOpen(true)}>{t('Read the menu')}</Button>
      </p>
    )
  }
  return (
    <section
      className="card menu-reading"
      aria-label={t('Read the menu')}
      ref={section}
      tabIndex={-1}
    >
      <FromWebsite
        id={id}
        isBusy={reading.isBusy}
        onRead={(website) => {
          setLeftOut(0)
          void reading.start((signal) => readWebsite(website, signal))
        }}
      />
      <FromPhotos
        isBusy={reading.isBusy}
        onRead={(picked) => {
          const photos = picked.slice(0, MAX_PHOTOS)
          setLeftOut(picked.length - photos.length)
          void reading.start(async (signal, onProgress) =>
            readPhotos(await Promise.all(photos.map(shrinkPhoto)), onProgress, signal),
          )
        }}
      />
      {/* Always here: screen readers announce only what is added to it. Not atomic, so that one sentence does not repeat the other. */}
      <div className="menu-reading-status" role="status" aria-atomic="false">
        {leftOut > 0 && (
          <p className="hint">
            {t(
              '{count, plural, one {Only the first {max} photos are read; 1 more is left out.} other {Only the first {max} photos are read; {count} more are left out.}}',
              { count: leftOut, max: MAX_PHOTOS },
            )}
          </p>
        )}
        {isStarting && <p>{t('Reading. This can take a minute.')}</p>}
        {reading.isBusy && reading.progress !== null && (
          <p>{photoWords({ count: reading.progress.of, progress: reading.progress })}</p>
        )}
        {reading.answer !== null && (
          <p className="visually-hidden">{t('The menu has been read.')}</p>
        )}
      </div>
      {reading.isBusy && (
        <div>
          {reading.progress !== null && <PhotoProgress progress={reading.progress} />}
          <Button size="small" onClick={forget}>
            {t('Stop')}
          </Button>
        </div>
      )}
      {reading.problem !== '' && (
        <p className="notice" role="alert">
          {reading.problem}
        </p>
      )}
      {reading.answer !== null && (
        <ReadProposal
          answer={reading.answer}
          text={text}
          onTake={(taken) => {
            onChange(taken)
            forget()
          }}
          onDiscard={forget}
        />
      )}
    </section>
  )
}

interface FromWebsiteProps {
  id: string
  isBusy: boolean
  /** Called with the address without its scheme. */
  onRead: (website: string) => void
}

function FromWebsite({ id, isBusy, onRead }: FromWebsiteProps) {
  const [website, setWebsite] = useState('')
  const known = useRef('')
  // Somebody with the focus in the field is about to type, so nothing may be inserted there.
  const isIn = useRef(false)
  const isTyped = useRef(false)
  const offerKnown = () => {
    if (!isIn.current && !isTyped.current) setWebsite(known.current)
  }
  // If it cannot be read, the visitor can type the address.
  useReading(id, fetchRestaurant, ({ restaurant }) => {
    known.current = restaurant.website ?? ''
    offerKnown()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const address = withoutScheme(website)
    if (address !== '' && !isBusy) onRead(address)
  }
  return (
    <form className="menu-reading-form" onSubmit={submit}>
      <Field
        label={t('Website')}
        name="website"
        inputMode="url"
        autoComplete="off"
        maxLength={MAX_WEBSITE_LENGTH}
        hint={t('The restaurant’s own site, or the page of its menu')}
        value={website}
        onFocus={() => {
          isIn.current = true
        }}
        onBlur={() => {
          isIn.current = false
          offerKnown()
        }}
        onChange={({ target }) => {
          isTyped.current = true
          setWebsite(target.value)
        }}
      />
      <Button type="submit" aria-disabled={isBusy || website.trim() === '' || undefined}>
        {t('Read the website')}
      </Button>
    </form>
  )
}

function FromPhotos({
  isBusy,
  onRead,
}: {
  isBusy: boolean
  onRead: (photos: readonly File[]) => void
}) {
  const { user } = useAuth()
  if (!mayUse(user, ['beta', 'admin'])) return null
  return (
    <PhotoInput disabled={isBusy} onPick={onRead}>
      {t('Read photos (up to {max})', { max: MAX_PHOTOS })}
    </PhotoInput>
  )
}
