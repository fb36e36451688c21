import type { ComponentType } from 'react'
import type { MapCanvasProps } from './MapCanvas.tsx'

/** Brings the map with its script. */
export async function loadMap(): Promise<ComponentType<MapCanvasProps>> {
  return (await import('./MapCanvas.tsx')).MapCanvas
}
