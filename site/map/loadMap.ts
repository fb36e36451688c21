import type { ComponentType } from 'react'
import type { MapCanvasProps } from './MapCanvas.tsx'

/** Loads the map's script. */
export async function loadMap(): Promise<ComponentType<MapCanvasProps>> {
  return (await import('./MapCanvas.tsx')).MapCanvas
}
