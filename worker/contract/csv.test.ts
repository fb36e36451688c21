import { expect, it } from 'vitest'
import { csvField, csvLine } from './csv.ts'

it.each([
  ['Ada', '"Ada"'],
  ['', '""'],
  ['a=b', '"a=b"'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['Mo-Fr 08:00; Sa off', '"Mo-Fr 08:00; Sa off"'],
  ['=HYPERLINK("http://evil.example")', `"'=HYPERLINK(""http://evil.example"")"`],
  ['+1 555', `"'+1 555"`],
  ['-2', `"'-2"`],
  ['@cmd', `"'@cmd"`],
  [' =1', `"' =1"`],
  ['\u200b=1', `"'\u200b=1"`],
  ['\uFF1D1+1', `"'\uFF1D1+1"`],
  ['\uFF0B1', `"'\uFF0B1"`],
  ['\uFF0D1', `"'\uFF0D1"`],
  ['\uFF20cmd', `"'\uFF20cmd"`],
  ['\t=1', `"'\t'=1"`],
  ['\rcmd', `"'\rcmd"`],
  [';=1', `";'=1"`],
  ['fine; =1', `"fine;' =1"`],
  ['fine\t@cmd', `"fine\t'@cmd"`],
  ['fine\n+1', `"fine\n'+1"`],
])('%j is written as %s', (text, expected) => {
  expect(csvField(text)).toBe(expected)
})

it('writes numbers, booleans and missing values', () => {
  expect(csvLine([-73.9, true, null, undefined])).toBe('"-73.9","true","",""\r\n')
})
