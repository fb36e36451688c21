import '../../ui/card.css'
import './BrokenLink.css'
import { Trans } from '../../../languages/Trans.tsx'
import { t, to } from '../../../languages/t.ts'
import { TextLink } from '../../ui/TextLink.tsx'

/** Shown for an incomplete link from a mail. */
export function BrokenLink() {
  return (
    <div className="card notice-card">
      <h2>{t('This link is not complete')}</h2>
      <p>
        {t(
          'A piece of it was lost on its way. Please open it again from the mail we sent you, or copy all of it into the address bar.',
        )}
      </p>
      <p>
        <Trans
          id="Still not working? <a>Write to us</a>."
          components={{ a: <TextLink href={to('/contact')} /> }}
        />
      </p>
    </div>
  )
}
