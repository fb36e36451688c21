import '../Button.css'
import './PhotoInput.css'
import type { ReactNode } from 'react'
import { PHOTO_TYPES } from './photoTypes.ts'

interface PhotoInputProps {
  disabled: boolean
  onPick: (files: File[]) => void
  /** The button's text. */
  children: ReactNode
}

/** A button that picks pictures from the device. */
export function PhotoInput({ disabled, onPick, children }: PhotoInputProps) {
  return (
    <label className="button photo-input">
      {children}
      <input
        className="visually-hidden"
        type="file"
        name="image"
        accept={PHOTO_TYPES.join(',')}
        multiple
        disabled={disabled}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // Otherwise the same file could not be picked again.
          target.value = ''
          if (files.length > 0) onPick(files)
        }}
      />
    </label>
  )
}
