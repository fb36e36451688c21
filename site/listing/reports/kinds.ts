import type { ReportKind } from '../../../worker/contract/restaurants/restaurantLimits.ts'

export const KIND_LABELS: Record<ReportKind, string> = {
  closed: 'Closed for good',
  moved: 'Moved',
  'wrong-diet': 'Wrong about what is vegan',
  duplicate: 'Listed twice',
  other: 'Something else',
}
