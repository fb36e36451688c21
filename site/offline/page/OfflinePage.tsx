import '../../ui/notice.css'
import { lazy } from 'react'
import { splitLanguage } from '../../../languages/list.ts'
import type { PageProps } from '../../../worker/contract/page/page.ts'
import { Part } from '../../ui/part/Part.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AreasPage } from './AreasPage.tsx'
import { BackOnline } from './BackOnline.tsx'
import { useQuery } from './useQuery.ts'
import { WaitingList } from './WaitingList.tsx'

const KeptDetails = lazy(async () => ({
  default: (await import('./KeptDetails.tsx')).KeptDetails,
}))
// An island of its own, whose script the page of saved places asks for.
const SavedPage = lazy(async () => ({
  default: (await import('../../saved/page/SavedPage.tsx')).SavedPage,
}))

const DETAILS = /^\/details\/([^/]+)$/

/** Stands for the page at `at`, which could not be had; without one, areas are kept here. */
export function OfflinePage({ input }: PageProps) {
  const at = useQuery().get('at') ?? ''
  // Only a path of ours: it becomes a link.
  const path = /^\/(?![/\\])/.test(at) ? at : ''
  const { rest } = splitLanguage(path.replace(/[?#].*/s, ''))
  const id = DETAILS.exec(rest)?.[1]
  return (
    <>
      {path !== '' && <BackOnline path={path} />}
      <WaitingList />
      <Part fallback={<Skeleton lines={4} />}>
        {rest === '/saved' && <SavedPage />}
        {id !== undefined && <KeptDetails id={decoded(id)} input={input} />}
      </Part>
      {rest !== '/saved' && id === undefined && <AreasPage />}
    </>
  )
}

/** An address may hold anything. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
