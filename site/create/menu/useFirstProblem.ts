import { useEffect } from 'react'

/** Takes the focus to the first input that something is wrong with. */
export function useFirstProblem(
  form: { current: HTMLFormElement | null },
  problems: Readonly<Record<string, string>>,
): void {
  useEffect(() => {
    if (Object.keys(problems).length === 0) return
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')
    const input = invalid?.matches('fieldset') ? invalid.querySelector('input') : invalid
    input?.focus()
  }, [form, problems])
}
