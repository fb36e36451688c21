export type Values = Readonly<Record<string, string | number>>

/** A text; what a value says; or of several texts the one that a value asks for. */
type Token =
  | string
  | readonly [name: string, kind?: string, forms?: Readonly<Record<string, Message>>]

/** As `@lingui/message-utils` compiles it. */
export type Message = string | readonly Token[]

/** Compiled, by their keys. */
export type Messages = Readonly<Record<string, Message>>

const rules = new Map<string, Intl.PluralRules>()

/** The form of a language for a number: 'one', 'few', 'other'. */
function formFor(locale: string, kind: string, value: number): string {
  const type = kind === 'selectordinal' ? 'ordinal' : 'cardinal'
  const key = `${type} ${locale}`
  const known = rules.get(key) ?? new Intl.PluralRules(locale, { type })
  rules.set(key, known)
  return known.select(value)
}

/**
 * What a compiled message says with these values, each as `show` shows it. `number` stands for '#': what the plural around it
 * counts. Lingui compiles the catalogues; its own library for saying them weighs ten times as much.
 */
export function say(
  message: Message,
  values: Values,
  locale: string,
  show: (value: string) => string = (value) => value,
  number = '',
): string {
  if (typeof message === 'string') return message
  const sayToken = (token: Token): string => {
    if (token === '#') return number
    if (typeof token === 'string') return token
    const [name, kind, forms] = token
    const value = values[name] ?? ''
    if (kind === undefined || forms === undefined) return show(String(value))
    const isNumber = kind !== 'select'
    const form = forms[value] ?? (isNumber && forms[formFor(locale, kind, Number(value))])
    const told = isNumber ? Number(value).toLocaleString(locale) : number
    return say(form || (forms.other ?? ''), values, locale, show, told)
  }
  return message.map(sayToken).join('')
}
