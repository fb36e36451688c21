import { type ComponentType, createContext, useContext } from 'react'
import type { MapCanvasProps } from './MapCanvas.tsx'

/** Brings the map with its script. */
export type LoadMap = () => Promise<ComponentType<MapCanvasProps>>

/** Null in the Worker, which never draws the map. */
export const LoadMapContext = createContext<LoadMap | null>(null)

export const useLoadMap = (): LoadMap | null => useContext(LoadMapContext)
