import '../../ui/notice.css'
import { lazy } from 'react'
import { splitLanguage } from '../../../languages/list.ts'
import type { PageProps } from '../../../worker/contract/page/page.ts'
import { Part } from '../../ui/part/Part.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AreasPage } from './AreasPage.tsx'
import { BackOnline } from './BackOnline.tsx'
import { KeptEdit } from './KeptEdit.tsx'
import { useQuery } from './useQuery.ts'
import { WaitingList } from './WaitingList.tsx'

const KeptDetails = lazy(async () => ({
  default: (await import('./KeptDetails.tsx')).KeptDetails,
}))
// Loaded lazily, because it is also the island of the page of saved places.
const SavedPage = lazy(async () => ({
  default: (await import('../../saved/page/SavedPage.tsx')).SavedPage,
}))

const DETAILS = /^\/details\/([^/]+)$/
const EDIT = /^\/([^/]+)\/edit$/

/** Replaces the page at `at`, which could not be loaded; without `at`, areas are kept here. */
export function OfflinePage({ input }: PageProps) {
  const at = useQuery().get('at') ?? ''
  // Only a path on this site, since it becomes a link.
  const path = /^\/(?![/\\])/.test(at) ? at : ''
  const { rest } = splitLanguage(path.replace(/[?#].*/s, ''))
  const id = DETAILS.exec(rest)?.[1]
  const edited = EDIT.exec(rest)?.[1]
  return (
    <>
      {path !== '' && <BackOnline path={path} />}
      <WaitingList />
      <Part fallback={<Skeleton lines={4} />}>
        {rest === '/saved' && <SavedPage />}
        {id !== undefined && <KeptDetails id={decoded(id)} input={input} />}
        {edited !== undefined && <KeptEdit id={decoded(edited)} />}
      </Part>
      {rest !== '/saved' && id === undefined && edited === undefined && <AreasPage />}
    </>
  )
}

/** An address may hold invalid escapes. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
