import './LabelNote.css'
/** A quieter word after a label or a title. A group needs it: unlike an input it has no attribute that says `required`. */
export function LabelNote({ children }: { children: string }) {
  return <span className="label-note"> ({children})</span>
}
