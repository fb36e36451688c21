import './Logo.css'
/** The logo: three leaves that form a map pin. Decorative; the name is beside it. */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 32 32" aria-hidden="true">
      <path
        className="logo-side"
        d="M15.3 30C5.8 24.5 2.3 16 4.2 7.8c6.5 2.7 10.6 9.6 11.1 22.2Z"
      />
      <path
        className="logo-side"
        d="M16.7 30c9.5-5.5 13-14 11.1-22.2-6.5 2.7-10.6 9.6-11.1 22.2Z"
      />
      <path className="logo-top" d="M16 13.8c-4.6-4.6-4.6-8.6 0-12.3 4.6 3.7 4.6 7.7 0 12.3Z" />
    </svg>
  )
}
