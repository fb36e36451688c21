import type { I18n } from '@lingui/core'
import { TransNoContext } from '@lingui/react/server'
import type { ReactElement } from 'react'
import { t, type Values } from './t.ts'

interface TransProps {
  /** English; `<a>…</a>` in it is the element of that name. */
  id: string
  values?: Values
  components: Readonly<Record<string, ReactElement>>
}

/** A message with elements in it. */
export function Trans({ id, values = {}, components }: TransProps) {
  // The library asks its `i18n` for the words and for nothing else.
  const lingui = { i18n: { _: t } as unknown as I18n }
  return <TransNoContext id={id} values={values} components={components} lingui={lingui} />
}
