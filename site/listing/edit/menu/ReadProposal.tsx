import '../../../ui/form/Field.css'
import '../../../ui/hint.css'
import '../../../ui/page.css'
import './MarkdownField.css'
import './MenuEditor.css'
import './ReadProposal.css'
import { useId, useState } from 'react'
import { t } from '../../../../languages/t.ts'
import type {
  BuilderAnswer,
  PredictedItem,
} from '../../../../worker/contract/restaurants/builder.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx'

interface ReadProposalProps {
  answer: BuilderAnswer
  /** The menu as it is being written. */
  text: string
  onTake: (text: string) => void
  onDiscard: () => void
}

/** What was read, dish by dish with the reasons. Existing text is replaced only after a question. */
export function ReadProposal({ answer, text, onTake, onDiscard }: ReadProposalProps) {
  const id = useId()
  const [isAsking, setAsking] = useState(false)
  const [notVegan, likelyVegan] = answer.predictedOptions
  const isEmpty = text.trim() === ''
  return (
    <section className="menu-proposal" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('What was read')}</h2>
      <p className="hint">
        {answer.source === 'photos'
          ? t('From your photos')
          : t('From {source}', { source: answer.source })}
      </p>
      <div className="menu-panes">
        <div className="field markdown-field">
          <label htmlFor={`${id}-menu`}>{t('The menu that was read')}</label>
          <textarea
            id={`${id}-menu`}
            className="input"
            dir="auto"
            readOnly
            value={answer.menu}
            rows={12}
          />
        </div>
        <div>
          <Judged title={t('Likely vegan')} dishes={likelyVegan} />
          <Judged title={t('Ask the kitchen')} dishes={notVegan.filter(({ ask }) => ask)} />
          <Judged title={t('Likely not vegan')} dishes={notVegan.filter(({ ask }) => !ask)} />
        </div>
      </div>
      <div className="line-up">
        <Button look="primary" onClick={() => (isEmpty ? onTake(answer.menu) : setAsking(true))}>
          {t('Replace')}
        </Button>
        <Button
          onClick={() => onTake(isEmpty ? answer.menu : `${text.trimEnd()}\n\n${answer.menu}`)}
        >
          {t('Append')}
        </Button>
        <Button onClick={onDiscard}>{t('Discard')}</Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t('Replace the menu?')}
          question={t('What is written now is replaced by the menu that was read.')}
          yes={t('Replace it')}
          no={t('Cancel')}
          isDangerous
          onAnswer={(yes) => {
            setAsking(false)
            if (yes) onTake(answer.menu)
          }}
        />
      )}
    </section>
  )
}

function Judged({ title, dishes }: { title: string; dishes: readonly PredictedItem[] }) {
  if (dishes.length === 0) return null
  // A menu may list a dish twice.
  const different = new Map(dishes.map((dish) => [`${dish.option}\n${dish.reason}`, dish]))
  return (
    <details open>
      <summary>
        {title} ({different.size})
      </summary>
      <ul className="judged-dishes">
        {[...different].map(([key, { option, reason, ask }]) => (
          <li key={key} dir="auto">
            {option} <small>{ask === undefined ? reason : `${ask}.`}</small>
          </li>
        ))}
      </ul>
    </details>
  )
}
