import { z } from 'zod'
import { ENGLISH, findLanguage, type Language } from '../../languages/list.ts'
import { speech } from '../../languages/speech.ts'

/** The content of a mail. `codeId` is a row of `secret_codes`; the code itself is derived only when the mail is written. */
const contentSchema = z.discriminatedUnion('template', [
  z.object({ template: z.literal('preRegistered'), params: z.object({}) }),
  z.object({ template: z.literal('accountExists'), params: z.object({}) }),
  z.object({ template: z.literal('passwordChanged'), params: z.object({}) }),
  z.object({ template: z.literal('invitation'), params: z.object({ codeId: z.string().min(1) }) }),
  z.object({
    template: z.literal('passwordReset'),
    params: z.object({ codeId: z.string().min(1) }),
  }),
])

export type MailContent = z.infer<typeof contentSchema>

/** One mail to one person. The caller chooses `id`, which is also the idempotency key. */
export type Mail = { id: string; recipient: string } & MailContent

/** The content of an outbox row, or null when this version of the Worker cannot read it. */
export function readContent(template: string, params: Record<string, string>): MailContent | null {
  const parsed = contentSchema.safeParse({ template, params })
  return parsed.success ? parsed.data : null
}

/** Adds the current language, in which the mail will be written: usually that of the page where somebody asked for it. */
export const withLanguage = (params: Record<string, string>): Record<string, string> => ({
  ...params,
  language: speech().language.code,
})
export const languageIn = ({ language }: Record<string, string>): Language =>
  findLanguage(language) ?? ENGLISH

/** A message of the queue: only the id of an outbox row, nothing personal. */
export interface MailMessage {
  outboxId: string
}

/** Makes the links of a mail; `worker/accounts` implements it, since it derives the codes. Addresses are folded. */
export interface MailLinks {
  /** The link with the code of this id; null when that code is no longer valid. */
  toCode(code: {
    id: string
    purpose: 'invitation' | 'reset'
    email: string
  }): Promise<string | null>
  toUnsubscribe(email: string): string
}
