import type { PageProps } from '../../worker/contract/page/page.ts'
import { HeartButton } from './HeartButton.tsx'

/** The heart on a restaurant's page. */
export function DetailsHeart({ input: { content } }: PageProps) {
  if (content.page !== 'details') return null
  const { _id: id, name } = content.restaurant
  return <HeartButton id={id} name={name} />
}
