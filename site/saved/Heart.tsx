import { HeartButton, type HeartButtonProps } from './HeartButton.tsx'

/** A heart as an island, in a file of its own: the script of one that others import would export it under another name. */
export function Heart({ id, name, isSmall = false }: HeartButtonProps) {
  return <HeartButton id={id} name={name} isSmall={isSmall} />
}
