import { herePath, loginPath } from './returnPath.ts'

/** Login leads back to where the visitor is, also when the address has changed since the Worker wrote the link. */
export function leadLoginBack(): void {
  for (const type of ['click', 'auxclick', 'contextmenu']) {
    document.addEventListener(
      type,
      ({ target }) => {
        const link = target instanceof Element && target.closest('.site-links a[href*="/login"]')
        // Its path says the language.
        if (link instanceof HTMLAnchorElement) {
          link.setAttribute('href', link.pathname + loginPath(herePath()).replace('/login', ''))
        }
      },
      true,
    )
  }
}
