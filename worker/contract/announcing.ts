import { z } from 'zod'
import { t } from '../../languages/t.ts'
import { ANNOUNCED_ID_LENGTH, MAX_ANNOUNCED_PLACE_LENGTH } from './announcingLimits.ts'
import { neededLine } from './restaurants/lines.ts'

const notLocal = () => t('must be a local time like 2026-01-31T18:00')
const localSchema = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, { error: notLocal })
  .pipe(z.iso.datetime({ local: true, precision: -1, error: notLocal }))

/** PUT /api/restaurants/{id}/announced/{time}: local times at the pop-up, "2026-11-25T11:00". */
export const announcementSchema = z.object({
  from: localSchema,
  to: localSchema,
  place: neededLine(MAX_ANNOUNCED_PLACE_LENGTH),
})
export type Announcement = z.infer<typeof announcementSchema>

/** The client chooses `time`, so that a repeated call adds nothing. */
export const announcedParam = z.object({
  id: z.string().min(1).max(100),
  time: z.string().regex(new RegExp(`^[a-z0-9]{${ANNOUNCED_ID_LENGTH}}$`)),
})

/** When and where a pop-up will be out, as its owner says. */
export interface AnnouncedTime {
  id: string
  /** ISO 8601. */
  from: string
  to: string
  /** The time zone of the place. */
  zone: string
  place: string
}

/** The times that have not ended, the next first. */
export interface AnnouncedAnswer {
  times: AnnouncedTime[]
}
