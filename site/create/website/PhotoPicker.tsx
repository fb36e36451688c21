import '../../ui/card.css'
import '../../ui/hint.css'
import './PhotoPicker.css'
import { useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { t } from '../../../languages/t.ts'
import { MAX_PHOTOS } from '../../../worker/contract/restaurants/builder.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { DOUBLE_CLICK_MS } from '../../ui/doubleClick.ts'
import { useKeptFocus } from '../../ui/focus/useKeptFocus.ts'
import { PhotoInput } from '../../ui/form/PhotoInput.tsx'
import { PageIcon } from '../../ui/PageIcon.tsx'
import { ADDRESS } from '../addresses.ts'
import { useCreateFlow } from '../createFlowContext.ts'
import { setPhotos } from '../draft/photos.ts'
import { PhotosBeingRead } from './PhotosBeingRead.tsx'
import { takePhotos } from './photos.ts'
import { useSubmitPhotos } from './useSubmitPhotos.ts'

/** Photos of a menu instead of its website, for beta users and admins. */
export function PhotoPicker() {
  const { flow, shown } = useCreateFlow()
  const [, navigate] = useLocation()
  const submit = useSubmitPhotos()
  const [refusals, setRefusals] = useState<string[]>([])
  const [isOpening, setOpening] = useState(false)
  const id = useId()
  const { shownPhotos, reading } = shown
  const count = shownPhotos.length
  const { section, actions } = useScrolling(count, reading === 'photos')
  useKeptFocus(String(count), section)

  const keep = (files: readonly [key: string, file: File][]) =>
    setPhotos(
      flow,
      files.map(([key, file]) => ({ key, file })),
    )
  const add = async (files: File[]) => {
    setOpening(true)
    const before = flow.state.draft.id
    const { taken, refusals: refused } = await takePhotos(files, flow.photos.size)
    setOpening(false)
    if (flow.state.draft.id !== before) return
    setRefusals(refused)
    keep([...flow.photos, ...taken.map((file): [string, File] => [crypto.randomUUID(), file])])
  }
  const remove = (key: string) => {
    setRefusals([])
    keep([...flow.photos].filter(([other]) => other !== key))
  }
  return (
    <section
      className="card create-photos"
      aria-labelledby={`${id}-title`}
      ref={section}
      tabIndex={-1}
    >
      <h2 id={`${id}-title`}>{t('Or photos of the menu')}</h2>
      <p className="hint">
        {t('Up to {max} pictures. They are made smaller on your device before they are sent.', {
          max: MAX_PHOTOS,
        })}
      </p>
      {count > 0 && (
        <ul className="photo-list">
          {shownPhotos.map(({ key, name }) => (
            <li className="photo" key={key}>
              <Preview file={flow.photos.get(key)} name={name} />
              <IconButton label={t('Remove {name}', { name })} onClick={() => remove(key)}>
                <PageIcon name="close" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {refusals.length > 0 && (
        <ul className="photo-refusals field-error" role="alert">
          {refusals.map((refusal) => (
            <li key={refusal}>{refusal}</li>
          ))}
        </ul>
      )}
      <div className="photo-actions" ref={actions}>
        <PhotoInput disabled={isOpening || reading !== null || count >= MAX_PHOTOS} onPick={add}>
          <PageIcon name="plus" />
          {t('Add images')}
        </PhotoInput>
        <Button
          look="primary"
          disabled={isOpening || reading !== null || count === 0}
          data-busy={reading === 'photos' || undefined}
          onClick={submit}
        >
          {t('Submit image(s)')}
        </Button>
      </div>
      <PhotosBeingRead>
        <Button size="small" look="primary" onClick={() => navigate(ADDRESS)}>
          {t('Go on meanwhile')}
        </Button>
      </PhotosBeingRead>
    </section>
  )
}

/** The picked photos push the buttons down, on a phone under the bar; the reading opens below them. */
function useScrolling(count: number, isRead: boolean) {
  const section = useRef<HTMLElement>(null)
  const actions = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isRead) {
      if (count > 0) actions.current?.scrollIntoView({ block: 'nearest' })
      return
    }
    // Any earlier, the second press of a double click would cancel the reading.
    const show = () => section.current?.scrollIntoView({ block: 'end' })
    const timer = setTimeout(show, DOUBLE_CLICK_MS)
    return () => clearTimeout(timer)
  }, [count, isRead])
  return { section, actions }
}

function Preview({ file, name }: { file: File | undefined; name: string }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return <img className="photo-preview" src={url} alt={name} />
}
