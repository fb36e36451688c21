interface Name {
  /** For itself. */
  name: string
  /** In its own words: this page, in this language. */
  offer: string
}

/** What each language is called. Apart from the list, which every browser loads: these stand in the document. */
const NAMES: Readonly<Record<string, Name>> = {
  en: { name: 'English', offer: 'This page in English' },
  de: { name: 'Deutsch', offer: 'Diese Seite auf Deutsch' },
  es: { name: 'Español', offer: 'Esta página en español' },
  fr: { name: 'Français', offer: 'Cette page en français' },
  it: { name: 'Italiano', offer: 'Questa pagina in italiano' },
  pt: { name: 'Português', offer: 'Esta página em português' },
  ja: { name: '日本語', offer: 'このページを日本語で見る' },
  ar: { name: 'العربية', offer: 'هذه الصفحة بالعربية' },
}

export function nameOf(code: string): Name {
  return NAMES[code] ?? { name: code, offer: code }
}
