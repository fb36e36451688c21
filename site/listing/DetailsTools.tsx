import '../ui/Button.css'
import './DetailsTools.css'
import { type ComponentProps, lazy, type RefObject, useCallback, useRef, useState } from 'react'
import { t, to } from '../../languages/t.ts'
import type { DetailsContent, PageProps } from '../../worker/contract/page/page.ts'
import type { Restaurant } from '../../worker/contract/restaurant.ts'
import { mayUse } from '../account/auth.ts'
import { useAuth } from '../account/useAuth.ts'
import { confirmRestaurant, reopenRestaurant } from '../api/restaurantEdits.ts'
import { newKey } from '../device/randomId.ts'
import { alerts } from '../shell/alerts.ts'
import { PageIcon } from '../ui/PageIcon.tsx'
import { PLAN_HASH } from './announced/planHash.ts'
import { ReportButton } from './reports/ReportButton.tsx'
import { AnswerButton } from './tools/AnswerButton.tsx'
import { FoldedPart } from './tools/FoldedPart.tsx'
import { reloadFromTools, useToolsFocus } from './tools/reloadTools.ts'
import { ShareButton } from './tools/ShareButton.tsx'

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
  const tools = useRef<HTMLElement>(null)
  useToolsFocus(tools)
  return (
    <section
      ref={tools}
      tabIndex={-1}
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
          <History restaurant={restaurant} canRevert={mayManage} onChanged={reloadFromTools} />
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

async function waitToConfirm({ _id: id, name, version }: Restaurant): Promise<boolean> {
  try {
    const { addWaiting } = await import('../waiting/adding.ts')
    return await addWaiting({ kind: 'confirm', key: newKey(), id, name, version, refusal: null })
  } catch {
    return false
  }
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
      if (!isOpen.current && !isPlanTyped.current && !hasUndo) reloadFromTools()
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
