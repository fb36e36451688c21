import { type AroundNavHandler, Link, Route } from 'wouter'
import { signIn } from '../account/auth.ts'
import { CreatePage } from '../create/CreatePage.tsx'
import { blankDraft, type PlaceDraft } from '../create/draft/placeDraft.ts'
import { draftKey } from '../device/drafts/drafts.ts'
import { type FakeAnswers, fakeApi } from './fakeApi.ts'
import { renderVisit } from './renderVisit.tsx'

/** A complete draft that only has to be sent. */
export const PLACED: Partial<PlaceDraft> = {
  name: 'Green Fork',
  place: { lat: 42, lng: -71 },
  cuisine: ['thai'],
  dishes: [{ key: 'a', option: 'Soup', description: 'hot' }],
}

/** Renders a step of adding a place for a signed-in user whose draft has these parts; links lead to About and back. */
export function renderCreate(
  path: string,
  parts: Partial<PlaceDraft> = {},
  answers: FakeAnswers = {},
  groups: string[] = [],
  aroundNav?: AroundNavHandler,
) {
  const draft: PlaceDraft = { ...blankDraft(), changedAt: Date.now(), ...parts }
  const key = draftKey('u', 'place', draft.id)
  localStorage.setItem(key, JSON.stringify(draft))
  sessionStorage.setItem('create:u', draft.id)
  const seen = fakeApi({ 'GET /api/restaurants/cuisines': { body: ['thai', 'pizza'] }, ...answers })
  signIn({ token: 't', user: { id: 'u', email: 'me@sprig.test', groups } })
  const shown = renderVisit(
    <>
      <Link href="/about">About</Link>
      <Link href={path}>The step</Link>
      <Route path="/create/*?">
        <CreatePage />
      </Route>
    </>,
    path,
    aroundNav,
  )
  /** The stored draft; null when it is gone. */
  const kept = () => JSON.parse(localStorage.getItem(key) ?? 'null')
  return { ...shown, seen, draft, kept }
}
