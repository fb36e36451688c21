import '../../../ui/form/Field.css'
import '../../../ui/hint.css'
import './MarkdownField.css'
import { type ComponentProps, type ReactNode, useEffect, useId } from 'react'
import { t } from '../../../../languages/t.ts'
import { PageIcon } from '../../../ui/PageIcon.tsx'

type ToolProps = ComponentProps<'span'>

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'markdown-toolbar': ToolProps & { for: string }
      'md-bold': ToolProps
      'md-italic': ToolProps
      'md-header': ToolProps & { level: string }
      'md-unordered-list': ToolProps
      'md-ordered-list': ToolProps
      'md-quote': ToolProps
      'md-link': ToolProps
    }
  }
}

interface MarkdownFieldProps {
  label: string
  value: string
  /** The hint below the text, which screen readers read with it. */
  hint: ReactNode
  isInvalid: boolean
  onChange: (text: string) => void
}

const tool = (label: string) => ({
  // The custom elements do not set this themselves.
  role: 'button',
  className: 'md-tool',
  tabIndex: 0,
  'aria-label': label,
  title: label,
})

/** A text area for markdown with the usual buttons and their keys: Ctrl+B, Ctrl+I, Ctrl+K. */
export function MarkdownField({ label, value, hint, isInvalid, onChange }: MarkdownFieldProps) {
  const id = useId()
  useEffect(() => {
    // Custom elements exist only in browsers.
    void import('@github/markdown-toolbar-element')
  }, [])
  return (
    <div className="field markdown-field">
      <label htmlFor={id}>{label}</label>
      <markdown-toolbar for={id} className="md-toolbar" role="toolbar" aria-label={t('Formatting')}>
        <md-header {...tool(t('Heading'))} level="2">
          H
        </md-header>
        <md-bold {...tool(t('Bold'))}>
          <strong>B</strong>
        </md-bold>
        <md-italic {...tool(t('Italic'))}>
          <em>I</em>
        </md-italic>
        <md-unordered-list {...tool(t('List'))}>
          <PageIcon name="list" />
        </md-unordered-list>
        <md-ordered-list {...tool(t('Numbered list'))}>
          <PageIcon name="numbers" />
        </md-ordered-list>
        <md-quote {...tool(t('Quote'))}>“</md-quote>
        <md-link {...tool(t('Link'))}>{t('Link')}</md-link>
      </markdown-toolbar>
      <textarea
        id={id}
        className="input"
        value={value}
        aria-describedby={`${id}-hint`}
        aria-invalid={isInvalid || undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  )
}
