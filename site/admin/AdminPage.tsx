import '../ui/page.css'
import './AdminPage.css'
import { lazy, type ReactNode, useState, useSyncExternalStore } from 'react'
import { t } from '../../languages/t.ts'
import { mayUse } from '../account/auth.ts'
import { LogOutEverywhere } from '../account/LogOutEverywhere.tsx'
import { useAuth } from '../account/useAuth.ts'
import { OwnedList } from '../listing/owned/OwnedList.tsx'
import { ReportQueue } from '../listing/reports/ReportQueue.tsx'
import { Part } from '../ui/part/Part.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { Invitations } from './Invitations.tsx'
import { type AdminDigit, tabOf, tabsFor } from './tabs.ts'

/** Few users need these, so they are loaded on demand. */
const GoogleIds = lazy(async () => ({
  default: (await import('../listing/matching/GoogleIds.tsx')).GoogleIds,
}))
const Health = lazy(async () => ({ default: (await import('./health/Health.tsx')).Health }))

/** The tabs for a signed-in user; a digit after the # chooses one. */
export function AdminPage() {
  const { user } = useAuth()
  const [readHash] = useState(createHashReader)
  const hash = useSyncExternalStore(watchHash, readHash, () => '')
  const tabs = tabsFor(user)
  const chosen = tabOf(hash, tabs)
  const title = mayUse(user, ['admin']) ? t('Admin') : t('My restaurants')
  return (
    <div className="page admin">
      <header className="admin-head">
        <h1>{title}</h1>
        {user && (
          <div className="admin-who">
            <p>{user.email}</p>
            <LogOutEverywhere />
          </div>
        )}
      </header>
      <Tabs
        label={title}
        tabs={tabs.map(({ digit, title }) => ({ name: digit, title: t(title) }))}
        chosen={chosen}
        onChoose={showTab}
      >
        <Part key={chosen} fallback={<Skeleton lines={4} />}>
          {PANELS[chosen]}
        </Part>
      </Tabs>
    </div>
  )
}

function OpenReports() {
  return <ReportQueue title={t('Open reports')} />
}

const PANELS: Record<AdminDigit, ReactNode> = {
  1: <GoogleIds />,
  2: <Invitations />,
  3: <OwnedList />,
  4: <OpenReports />,
  5: <Health />,
}

/** Reads the tab from the address; any other hash, as of "Skip to content", keeps the current tab. */
function createHashReader(): () => string {
  let tab = ''
  return () => {
    const { hash } = window.location
    if (hash === '' || /^#\d$/.test(hash)) tab = hash
    return tab
  }
}

function watchHash(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}

/** Back returns to the tab before. */
function showTab(digit: AdminDigit): void {
  window.location.hash = `#${digit}`
}
