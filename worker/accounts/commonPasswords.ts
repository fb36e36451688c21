import { MIN_PASSWORD_LENGTH } from '../contract/accountLimits.ts'

let common: ReadonlySet<string> | null = null

/** Loaded by the first new password: the list costs time and memory that most requests need not pay. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].filter((one) => one.length >= MIN_PASSWORD_LENGTH))
}

/** Whether it is one of some fifty thousand that are tried first, in upper or lower case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= await load()
  return common.has(password.toLowerCase())
}
