import './Pin.css'
/** A pin whose point is the exact middle of the map. */
export function Pin({ label }: { label: string }) {
  return (
    <div className="fixed-pin">
      {label !== '' && (
        <span className="fixed-pin-label" dir="auto">
          {label}
        </span>
      )}
      <svg viewBox="0 0 32 42" width="32" height="42" aria-hidden="true">
        <path
          d="M16 41C10.5 32.5 2 25.6 2 15.8a14 14 0 1 1 28 0C30 25.6 21.5 32.5 16 41Z"
          fill="var(--color-brand)"
          stroke="var(--color-raised)"
          strokeWidth="2"
        />
        <circle cx="16" cy="16" r="5" fill="var(--color-raised)" />
      </svg>
    </div>
  )
}
