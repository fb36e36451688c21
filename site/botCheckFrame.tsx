import './botCheckFrame.css'
import { createRoot } from 'react-dom/client'
import { TurnstileWidget } from './account/botCheck/TurnstileWidget.tsx'

const root = document.getElementById('root')
if (root !== null) {
  createRoot(root).render(
    <TurnstileWidget
      siteKey={root.dataset.siteKey ?? ''}
      action={new URLSearchParams(location.search).get('action') ?? ''}
      onMessage={(message) => window.parent.postMessage(message, location.origin)}
    />,
  )
}
