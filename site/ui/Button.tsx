import './Button.css'
import type { ComponentProps } from 'react'

interface ButtonProps extends ComponentProps<'button'> {
  /** primary: the main action; quiet: no outline; danger: cannot be undone. */
  look?: 'primary' | 'plain' | 'quiet' | 'danger'
  size?: 'normal' | 'small'
}

/** A button that does not submit a form unless its type says so. */
export function Button({
  look = 'plain',
  size = 'normal',
  type = 'button',
  className = '',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={`button ${className}`.trim()}
      data-look={look}
      data-size={size}
    />
  )
}

interface IconButtonProps extends ComponentProps<'button'> {
  /** Its action, for people who cannot see the icon. */
  label: string
}

/** A round button with an icon as its only child. */
export function IconButton({ label, type = 'button', className = '', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={`icon-button ${className}`.trim()}
    />
  )
}
