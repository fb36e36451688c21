type LogField = string | number | undefined

/** One line about a mail. Whom it goes to and what it says never belong in `fields`. */
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
