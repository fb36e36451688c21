/** Workers import WebAssembly compiled. */
declare module '*.wasm' {
  const compiled: WebAssembly.Module
  export default compiled
}

/** The same for a package that types its own file differently. */
declare module '*.wasm?module' {
  const compiled: WebAssembly.Module
  export default compiled
}

/** Workers import other files as bytes. */
declare module '*.bin' {
  const bytes: ArrayBuffer
  export default bytes
}

/** The part of the package that is used here; its own types are not among its exports. */
declare module 'tesseract-wasm' {
  export interface TextItem {
    rect: { left: number; top: number; right: number; bottom: number }
    confidence: number
    text: string
  }

  export interface OCREngine {
    loadModel(model: ArrayBuffer): void
    setVariable(name: string, value: string): void
    loadImage(image: { data: Uint8ClampedArray; width: number; height: number }): void
    clearImage(): void
    getTextBoxes(unit: 'line' | 'word'): TextItem[]
    destroy(): void
  }

  export function createOCREngine(options: { wasmBinary: ArrayBuffer }): Promise<OCREngine>
}
