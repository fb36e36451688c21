import { expect, test } from 'vitest'
import { mailingListCsv } from './csv.ts'

test('an entry is one line under the heading', () => {
  const csv = mailingListCsv([
    {
      email: 'ada@x.test',
      name: '=Ada',
      city: 'Yonkers',
      location: { lat: 40.9, lng: -73.9 },
      secretCode: 'sent',
      createdAt: '2026-11-01T10:00:00.000Z',
    },
    {
      email: 'ben@x.test',
      name: '',
      city: '',
      location: null,
      secretCode: null,
      createdAt: '2026-11-02T10:00:00.000Z',
    },
  ])
  expect(csv.split('\r\n')).toEqual([
    '"email","name","city","lat","lng","invited","registered"',
    `"ada@x.test","'=Ada","Yonkers","40.9","-73.9","yes","2026-11-01T10:00:00.000Z"`,
    '"ben@x.test","","","","","no","2026-11-02T10:00:00.000Z"',
    '',
  ])
})
