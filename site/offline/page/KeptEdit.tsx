import { lazy } from 'react'
import { type AroundNavHandler, Router } from 'wouter'
import { to } from '../../../languages/t.ts'
import { useAuth } from '../../account/useAuth.ts'
import { findKept } from '../../kept/keptAreas.ts'
import { AreasPage } from './AreasPage.tsx'

// Imported lazily: at once, it would be merged into this script, and the island `EditPage` would lose its own.
const EditOf = lazy(async () => ({
  default: (await import('../../listing/edit/EditPage.tsx')).EditOf,
}))

/** The form of a restaurant that this device has; what is saved in it waits for a connection. */
export function KeptEdit({ id }: { id: string }) {
  const { signedIn, user } = useAuth()
  if (signedIn === null) return null
  if (user === null) return <AreasPage />
  return (
    <Router base={to('')} aroundNav={leaveShell}>
      <EditOf key={user.id} userId={user.id} id={id} readKept={readKept} />
    </Router>
  )
}

const readKept = async (id: string) => (await findKept(id).catch(() => null))?.restaurant ?? null

/** The shell has no other page. */
const leaveShell: AroundNavHandler = (_, path) => window.location.assign(path)
