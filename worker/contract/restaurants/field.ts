/** A fact that is an optional line of text. */
export interface TextInput {
  maxLength: number
  hint?: string
  inputMode?: 'url' | 'tel' | 'email'
  autoComplete?: 'off'
}

export interface Field {
  /** Its label on the screen. */
  label: string
  /** 'editor': everybody who may edit the restaurant; 'admin': only admins; 'nobody': only special calls and programs. */
  editedBy: 'editor' | 'admin' | 'nobody'
  isReverted: boolean
  /** 'same': answers and exports hold the stored value under the same name. */
  wire: 'same' | 'own'
  /** The value before anybody has given one; its type is the field's. */
  empty: unknown
  text?: TextInput
  /** Its possible values with their words on the screen. */
  choices?: Readonly<Record<string, string>>
  /** The words of the same values on the restaurant's page. */
  chips?: Readonly<Record<string, string>>
  /** A search can ask for restaurants with one of these values. */
  filter?: { label: string; passes: readonly string[] }
  /** Only the restaurant's page and the calls for one restaurant have it; answers of a search leave it out. */
  onlyOnPage?: true
  /** The link to it, as tel: or mailto:. */
  toHref?: (value: string) => string
  /** Its property in schema.org's Restaurant; `sameAs` takes the address of its link. */
  schemaOrg?: 'address' | 'email' | 'sameAs' | 'telephone'
  /** Tags of OpenStreetMap with the same values; the first readable one counts. */
  osmTags?: readonly string[]
  /** Values of these tags that have another name here. */
  osmValues?: Readonly<Record<string, string>>
}

/** A value that everybody who may edit the restaurant may set, under one name everywhere. */
export const shared = { editedBy: 'editor', isReverted: true, wire: 'same' } as const
/** The same for a value whose form in answers is its own. */
export const converted = { ...shared, wire: 'own' } as const
export const byAdmins = { ...shared, editedBy: 'admin' } as const
export const byCalls = { editedBy: 'nobody', isReverted: false, wire: 'own' } as const
/** A fact that only the restaurant's page shows. */
export const fact = { ...shared, onlyOnPage: true } as const
export const unknownText = null as string | null

/** A fact of few values, null when not known: each value with its words in the form and on the page of the restaurant. */
export const choice = <Value extends string>(
  choices: Readonly<Record<Value, string>>,
  chips: Readonly<Record<NoInfer<Value>, string>>,
  filter: { label: string; passes: readonly NoInfer<Value>[] },
) => ({ ...fact, choices, chips, filter, empty: null as Value | null })

/** RFC 3966. The zero of "+49 (0)30" is dialled only without the country code. */
export function phoneHref(phone: string): string {
  const [written = '', extension] = phone.split(' ext. ')
  const number = written.includes('+') ? written.replace('(0)', '') : written
  return `tel:${number.replace(/[^+\d]/g, '')}${extension ? `;ext=${extension}` : ''}`
}
