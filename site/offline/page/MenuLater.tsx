import '../../ui/page.css'
import { t, to } from '../../../languages/t.ts'

/** Shown without a connection in place of the editor of a menu. */
export function MenuLater({ id }: { id: string }) {
  return (
    <div className="page">
      <h1>{t('Edit menu')}</h1>
      <p>
        {t(
          'A menu can only be edited with a connection. You can change everything else now; it is sent later.',
        )}
      </p>
      <p>
        <a href={to(`/${encodeURIComponent(id)}/edit`)}>{t('Edit everything else')}</a>
      </p>
    </div>
  )
}
