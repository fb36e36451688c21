import '../../ui/notice.css'
import { lazy, type ReactNode } from 'react'
import { splitLanguage } from '../../../languages/list.ts'
import {
  CARD_LANGUAGES,
  cardPath,
  KITCHEN_CARDS,
} from '../../../worker/contract/page/kitchenCard.ts'
import type { PageProps } from '../../../worker/contract/page/page.ts'
import { decoded } from '../../shell/splitUrl.ts'
import { Part } from '../../ui/part/Part.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AreasPage } from './AreasPage.tsx'
import { BackOnline } from './BackOnline.tsx'
import { KeptEdit } from './KeptEdit.tsx'
import { MenuLater } from './MenuLater.tsx'
import { useQuery } from './useQuery.ts'
import { WaitingList } from './WaitingList.tsx'

const KeptDetails = lazy(async () => ({
  default: (await import('./KeptDetails.tsx')).KeptDetails,
}))
// Loaded lazily, because it is also the island of the page of saved places.
const SavedPage = lazy(async () => ({
  default: (await import('../../saved/page/SavedPage.tsx')).SavedPage,
}))
// Every card in one script, which the service worker keeps: nobody knows before a journey what its kitchens speak.
const KitchenCard = lazy(async () => ({
  default: (await import('../../kitchenCard/KitchenCard.tsx')).KitchenCard,
}))
const KitchenCardList = lazy(async () => ({
  default: (await import('../../kitchenCard/KitchenCardList.tsx')).KitchenCardList,
}))

const DETAILS = /^\/details\/([^/]+)$/
const EDIT = /^\/([^/]+)\/edit$/
const EDIT_MENU = /^\/details\/([^/]+)\/edit$/

/** Replaces the page at `at`, which could not be loaded; without `at`, areas are kept here. */
export function OfflinePage({ input }: PageProps) {
  const at = useQuery().get('at') ?? ''
  // Only a path on this site, since it becomes a link, in which browsers drop tabs and line ends.
  const path = /^\/(?![/\\\s])/.test(at) ? at : ''
  const { rest } = splitLanguage(path.replace(/[?#].*/s, ''))
  const kept = keptPage(rest, input)
  return (
    <>
      {path !== '' && <BackOnline path={path} />}
      <WaitingList />
      {kept ? <Part fallback={<Skeleton lines={4} />}>{kept}</Part> : <AreasPage />}
    </>
  )
}

/** The page at a path, drawn from what this device keeps; null for a page that the shell does not have. */
function keptPage(path: string, input: PageProps['input']): ReactNode {
  if (path === '/saved') return <SavedPage />
  if (path === KITCHEN_CARDS) return <KitchenCardList />
  const card = CARD_LANGUAGES.find((language) => path === cardPath(language))
  if (card !== undefined) return <KitchenCard language={card} />
  const idIn = (pattern: RegExp) => decoded(pattern.exec(path)?.[1] ?? '')
  const [id, edited, menuOf] = [idIn(DETAILS), idIn(EDIT), idIn(EDIT_MENU)]
  if (id !== '') return <KeptDetails id={id} input={input} />
  if (edited !== '') return <KeptEdit id={edited} />
  return menuOf !== '' && <MenuLater id={menuOf} />
}
