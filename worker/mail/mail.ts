import { z } from 'zod'
import { ENGLISH, findLanguage, type Language } from '../../languages/list.ts'
import { speech } from '../../languages/speech.ts'

/** What a mail says. `codeId` is a row of `secret_codes`: the code itself is made only when the mail is written. */
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

/** One mail to one person. `id` is made by the caller and stays its idempotency key. */
export type Mail = { id: string; recipient: string } & MailContent

/** What an outbox row says, or null when this version of the Worker cannot read it. */
export function readContent(template: string, params: Record<string, string>): MailContent | null {
  const parsed = contentSchema.safeParse({ template, params })
  return parsed.success ? parsed.data : null
}

/** The language of a mail is that in which its row is written: as a rule that of the page on which somebody asked for it. */
export const withLanguage = (params: Record<string, string>): Record<string, string> => ({
  ...params,
  language: speech().language.code,
})
export const languageIn = ({ language }: Record<string, string>): Language =>
  findLanguage(language) ?? ENGLISH

/** A message of the queue: the id of an outbox row, and nothing personal. */
export interface MailMessage {
  outboxId: string
}

/** Makes the links of a mail; `worker/accounts` provides it, as it makes the codes. Addresses are folded. */
export interface MailLinks {
  /** To the page that takes the code with this id; null when that code can no longer be used. */
  toCode(code: {
    id: string
    purpose: 'invitation' | 'reset'
    email: string
  }): Promise<string | null>
  toUnsubscribe(email: string): string
}
