import '../ui/Button.css'
import './DetailsTools.css'
import {
  type ComponentProps,
  lazy,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { t, to } from '../../languages/t.ts'
import type { DetailsContent, PageProps } from '../../worker/contract/page/page.ts'
import type { Restaurant } from '../../worker/contract/restaurant.ts'
import { mayUse } from '../account/auth.ts'
import { useAuth } from '../account/useAuth.ts'
import { hasStatus } from '../api/client.ts'
import { confirmRestaurant, reopenRestaurant } from '../api/restaurantEdits.ts'
import { newKey } from '../device/randomId.ts'
import { alertFailure } from '../shell/alertFailure.ts'
import { addAlert, alerts } from '../shell/alerts.ts'
import { Button } from '../ui/Button.tsx'
import { useBusy } from '../ui/form/useBusy.ts'
import { PageIcon } from '../ui/PageIcon.tsx'
import { Part } from '../ui/part/Part.tsx'
import { reloadPage } from '../ui/part/TryAgain.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { PLAN_HASH } from './announced/planHash.ts'
import { ReportButton } from './reports/ReportButton.tsx'

const AnnounceForm = lazy(async () => ({
  default: (await import('./announced/AnnounceForm.tsx')).AnnounceForm,
}))
const CorrectDishes = lazy(async () => ({
  default: (await import('./corrections/CorrectDishes.tsx')).CorrectDishes,
}))
const History = lazy(async () => ({ default: (await import('./history/History.tsx')).History }))

interface DetailsToolsProps extends PageProps {
  /** There is a menu to edit. */
  hasMenu: boolean
}

/** Edit links for those who may edit, the history, and feedback that anybody can give. */
export function DetailsTools({ hasMenu, input: { content } }: DetailsToolsProps) {
  return content.page === 'details' && <Tools content={content} hasMenu={hasMenu} />
}

function Tools({ content, hasMenu }: { content: DetailsContent; hasMenu: boolean }) {
  const { restaurant, onCorrected } = useCorrected(content.restaurant)
  const { user, signedIn } = useAuth()
  const { _id: id, name } = restaurant
  const mayManage = mayUse(user, ['admin', id])
  const isPlanTyped = useRef(false)
  return (
    <section
      className="details-tools no-print needs-script"
      aria-label={t('About this restaurant')}
    >
      <div className="details-actions">
        {mayManage && hasMenu && (
          <a className="button" data-size="small" href={to(`/details/${id}/edit`)}>
            <PageIcon name="pencil" />
            {t('Edit Description')}
          </a>
        )}
        {mayManage && (
          <a className="button" data-size="small" href={to(`/${id}/edit`)}>
            <PageIcon name="pencil" />
            {t('Edit Listing')}
          </a>
        )}
        {signedIn && !restaurant.closedAt && (
          <AnswerButton
            label={t('Confirm details')}
            thanks={t('Thank you for confirming!')}
            send={() => confirmRestaurant(id, restaurant)}
            onOffline={() => waitToConfirm(restaurant)}
          />
        )}
        {mayManage && restaurant.closedAt && (
          <AnswerButton
            label={t('Open again')}
            thanks={t('The restaurant is open again')}
            send={() => reopenRestaurant(id)}
          />
        )}
        <ShareButton name={name} />
        <ReportButton id={id} name={name} />
      </div>
      {mayManage && restaurant.status !== 'RESTAURANT' && !restaurant.closedAt && (
        <AnnouncePart {...content} isPlanTyped={isPlanTyped} />
      )}
      {signedIn && hasMenu && (
        <CorrectPart id={id} onCorrected={onCorrected} isPlanTyped={isPlanTyped} />
      )}
      {signedIn && (
        <FoldedPart title={t('History')}>
          <History restaurant={restaurant} canRevert={mayManage} onChanged={reloadPage} />
        </FoldedPart>
      )}
    </section>
  )
}

/** The restaurant of this page. One's own corrections raise its version, since they are no changes by others. */
function useCorrected(read: Restaurant) {
  const [version, setVersion] = useState(read.version)
  // A version after that of somebody else's is not what this page shows.
  const onCorrected = (made: number) => setVersion((now) => (made === now + 1 ? made : now))
  return { restaurant: { ...read, version }, onCorrected }
}

interface AnswerButtonProps {
  label: string
  thanks: string
  send: () => Promise<Restaurant>
  /** Called without a connection; resolves to whether the answer will be sent later. */
  onOffline?: () => Promise<boolean>
}

async function waitToConfirm({ _id: id, name, version }: Restaurant): Promise<boolean> {
  try {
    const { addWaiting } = await import('../waiting/adding.ts')
    return await addWaiting({ kind: 'confirm', key: newKey(), id, name, version, refusal: null })
  } catch {
    return false
  }
}

/** Sends an answer about the restaurant in one tap, then reloads the page and says thanks. */
function AnswerButton({ label, thanks, send, onOffline }: AnswerButtonProps) {
  const { isBusy, run } = useBusy()
  const answer = async () => {
    try {
      await send()
      addAlert({ kind: 'success', text: thanks })
      reloadPage()
    } catch (error) {
      if (onOffline && hasStatus(error, 0) && (await onOffline())) return
      alertFailure(error)
      // The restaurant has changed: reload, so that the answer is about the new version.
      if (hasStatus(error, 412)) reloadPage()
    }
  }
  return (
    <Button size="small" aria-disabled={isBusy || undefined} onClick={() => run(answer)}>
      {label}
    </Button>
  )
}

function ShareButton({ name }: { name: string }) {
  const share = async () => {
    const url = `${window.location.origin}${window.location.pathname}`
    try {
      // Not every browser has it, although the types say so.
      const canShare: boolean = 'share' in navigator
      if (canShare) return await navigator.share({ title: name, url })
      await navigator.clipboard.writeText(url)
      addAlert({ kind: 'success', text: t('Link copied') })
    } catch (error) {
      // The visitor closed the share dialog.
      if (error instanceof DOMException && error.name === 'AbortError') return
      addAlert({ kind: 'info', text: t('The link to copy: {url}', { url }) })
    }
  }
  return (
    <Button size="small" onClick={share}>
      <PageIcon name="share" />
      {t('Share')}
    </Button>
  )
}

/**
 * Loads the page anew when a part is folded after changes, which the page shows above it. While that would lose a half-typed plan
 * or the Undo of an alert, the page stays as it is until the next time.
 */
function useReload(isPlanTyped: RefObject<boolean>) {
  const lastChange = useRef<Promise<void>>(null)
  const isOpen = useRef(false)
  const onChange = (change = Promise.resolve()) => {
    lastChange.current = change
  }
  const onToggle = (isNowOpen: boolean) => {
    isOpen.current = isNowOpen
    // A reload would end a change that is on its way.
    void lastChange.current?.then(() => {
      const hasUndo = alerts.items.some(({ action }) => action !== null && 'run' in action)
      if (!isOpen.current && !isPlanTyped.current && !hasUndo) reloadPage()
    })
  }
  return { onChange, onToggle }
}

type CorrectPartProps = Omit<ComponentProps<typeof CorrectDishes>, 'onSend'> & {
  isPlanTyped: RefObject<boolean>
}

function CorrectPart({ id, onCorrected, isPlanTyped }: CorrectPartProps) {
  const { onChange, onToggle } = useReload(isPlanTyped)
  return (
    <FoldedPart title={t('Vegan, dish by dish')} onToggle={onToggle}>
      <CorrectDishes id={id} onSend={onChange} onCorrected={onCorrected} />
    </FoldedPart>
  )
}

type AnnouncePartProps = DetailsContent & { isPlanTyped: RefObject<boolean> }

function AnnouncePart({ restaurant, announced = [], isPlanTyped }: AnnouncePartProps) {
  const { onChange, onToggle } = useReload(isPlanTyped)
  const onTyped = useCallback(
    (isTyped: boolean) => {
      isPlanTyped.current = isTyped
    },
    [isPlanTyped],
  )
  return (
    <FoldedPart title={t('Plan ahead')} hash={PLAN_HASH} onToggle={onToggle} keepsTyped>
      <AnnounceForm
        restaurant={restaurant}
        announced={announced}
        onChanged={onChange}
        onTyped={onTyped}
      />
    </FoldedPart>
  )
}

interface FoldedPartProps {
  title: string
  /** An address that ends with it opens the part. */
  hash?: string
  onToggle?: (isNowOpen: boolean) => void
  /** Its content stays when it is folded, with what was typed. */
  keepsTyped?: boolean
  children: ReactNode
}

/** Its content is loaded when it is opened, and leaves when it is folded. */
function FoldedPart({ title, hash, onToggle, keepsTyped = false, children }: FoldedPartProps) {
  const [isDrawn, setDrawn] = useState(false)
  const summary = useRef<HTMLElement>(null)
  useEffect(() => {
    const part = summary.current?.parentElement
    if (!(part instanceof HTMLDetailsElement) || window.location.hash !== hash) return
    part.open = true
    summary.current?.focus()
    // A reload after changes leaves it folded.
    window.history.replaceState(
      window.history.state,
      '',
      window.location.href.slice(0, -hash.length),
    )
  }, [hash])
  const toggle = (isNowOpen: boolean) => {
    setDrawn((was) => isNowOpen || (was && keepsTyped))
    onToggle?.(isNowOpen)
  }
  return (
    <details className="tools-part" onToggle={({ currentTarget }) => toggle(currentTarget.open)}>
      <summary ref={summary}>{title}</summary>
      {isDrawn && <Part fallback={<Skeleton lines={3} />}>{children}</Part>}
    </details>
  )
}
