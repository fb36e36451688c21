import { msg } from '../../../languages/t.ts'
import type { ReportKind } from '../../../worker/contract/restaurants/restaurantLimits.ts'

export const KIND_LABELS: Record<ReportKind, string> = {
  closed: msg('Closed for good'),
  moved: msg('Moved'),
  'wrong-diet': msg('Wrong about what is vegan'),
  duplicate: msg('Listed twice'),
  other: msg('Something else'),
}
