import { t } from '../../../languages/t.ts'
import { addAlert } from '../../shell/alerts.ts'
import { Button } from '../../ui/Button.tsx'
import { PageIcon } from '../../ui/PageIcon.tsx'

/** Shares the address of this page, or copies it. */
export function ShareButton({ name }: { name: string }) {
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
