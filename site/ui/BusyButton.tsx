import type { ComponentProps } from 'react'
import { Button } from './Button.tsx'

interface BusyButtonProps extends ComponentProps<typeof Button> {
  /** Its action is running. */
  isBusy: boolean
}

/** A button that shows that its action is running, and keeps the focus meanwhile. The action itself ignores more clicks. */
export function BusyButton({ isBusy, ...rest }: BusyButtonProps) {
  const busy = isBusy || undefined
  return <Button aria-disabled={busy} data-busy={busy} {...rest} />
}
