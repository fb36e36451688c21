import './LabelNote.css'
/** A muted word after a label or a title. A group needs one, since unlike an input it has no `required` attribute. */
export function LabelNote({ children }: { children: string }) {
  return <span className="label-note"> ({children})</span>
}
