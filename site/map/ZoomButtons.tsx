import './MapCanvas.css'
import { t } from '../../languages/t.ts'

interface ZoomButtonsProps {
  /** The still map listens to its buttons itself (`data-zoom`). */
  onZoom?: (delta: number) => void
}

export function ZoomButtons({ onZoom }: ZoomButtonsProps) {
  return (
    <div className="map-buttons">
      <ZoomButton label={t('Zoom in')} path="M9 3v12M3 9h12" delta={1} onZoom={onZoom} />
      <ZoomButton label={t('Zoom out')} path="M3 9h12" delta={-1} onZoom={onZoom} />
    </div>
  )
}

interface ZoomButtonProps {
  label: string
  path: string
  delta: number
  onZoom: ZoomButtonsProps['onZoom'] | undefined
}

function ZoomButton({ label, path, delta, onZoom }: ZoomButtonProps) {
  return (
    <button
      type="button"
      className="map-button"
      aria-label={label}
      title={label}
      data-zoom={delta}
      onClick={() => onZoom?.(delta)}
    >
      <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
        <path d={path} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
    </button>
  )
}
