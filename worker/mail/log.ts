type LogField = string | number | undefined

/** Logs one line about a mail. `fields` must never hold its recipient or text. */
export function logMail(
  level: 'info' | 'warn' | 'error',
  event: `mail.${string}`,
  fields: Record<string, LogField>,
): void {
  const line = JSON.stringify({ event, ...fields })
  if (level === 'error') console.error(line)
  else if (level === 'warn') console.warn(line)
  else console.info(line)
}
