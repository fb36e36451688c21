import { describe, expect, it } from 'vitest'
import { readExample } from '../server/devVars.ts'
import { configOf, readBaseConfig } from './deployment.ts'
import {
  type Candidate,
  listAccountProblems,
  listConfigProblems,
  MAX_BUNDLE_BYTES,
} from './listProblems.ts'

const base = readBaseConfig()
const config = configOf(
  {
    worker: 'sprig',
    origin: 'https://sprig.green',
    mailFrom: 'Sprig <hello@sprig.green>',
    databaseId: '5b7c1a3e-6d2f-4c58-9a0b-1e2d3c4b5a69',
    sessionsId: '0f1e2d3c4b5a69788796a5b4c3d2e1f0',
    limitOffset: 0,
    vars: { TURNSTILE_SITE_KEY: '0x4AAA', MAIL_API_URL: 'https://api.resend.com/emails' },
  },
  base,
)
const example = readExample()
const secrets = ['PASSWORD_PEPPER', 'CODE_KEY', 'SIGNING_KEY', 'TURNSTILE_SECRET', 'MAIL_API_KEY']
const whole: Candidate = { config, secrets, missingMigrations: [], bundleBytes: MAX_BUNDLE_BYTES }

function withVars(vars: Record<string, string>) {
  return { ...config, vars: { ...config.vars, ...vars } }
}

describe('a deployment goes out', () => {
  it('when nothing is wrong', () => {
    expect(listConfigProblems(config, example)).toEqual([])
    expect(listAccountProblems(whole)).toEqual([])
  })

  it('with streets from our own archive, and another place service', () => {
    const vars = {
      TILES: 'pmtiles:boston',
      NOMINATIM_URL: 'https://osm.sprig.green/',
      PLACES_A_DAY: '0',
    }
    expect(listConfigProblems(withVars(vars), example)).toEqual([])
    expect(listConfigProblems(withVars({ TILES: 'none', NOMINATIM_URL: '' }), example)).toEqual([])
  })

  it('when mail is sent by Cloudflare itself', () => {
    const sending = { ...withVars({ MAIL_API_URL: '' }), send_email: [{ name: 'MAIL' }] }
    expect(listAccountProblems({ ...whole, config: sending })).toEqual([])
  })
})

describe('a deployment is refused', () => {
  it('with the plain wrangler.toml, which names nothing on Cloudflare', () => {
    expect(listConfigProblems(base, example)).toEqual([
      'ORIGIN is https://sprig.example, which is no address of a site on the web.',
      'MAIL_FROM is Sprig <hello@sprig.example>, an address that nobody can have.',
      'No address leads to the Worker: routes is empty.',
      'DB has the id 00000000-0000-0000-0000-000000000001, which is nothing on Cloudflare.',
      'SESSIONS has the id 00000000000000000000000000000002, which is nothing on Cloudflare.',
    ])
  })

  it.each(['APP_ENV', 'LIMITS'])('with %s, as a setting or as a secret', (name) => {
    const sentence = `${name} is a setting of development.`
    expect(listConfigProblems(withVars({ [name]: 'x' }), example)).toEqual([sentence])
    expect(listAccountProblems({ ...whole, secrets: [...secrets, name] })).toEqual([sentence])
  })

  it.each(['CODE_KEY', 'MAIL_API_KEY', 'GOOGLE_PLACES_KEY'])('with %s in the file', (name) => {
    const problems = listConfigProblems(withVars({ [name]: 'k' }), example)
    expect(problems).toEqual([`${name} is a secret and stands in a file for all to read.`])
  })

  it.each([
    ['NOMINATIM_URL', 'nominatim.example.org', 'an address such as https://nominatim.example.org'],
    ['PLACES_A_DAY', '10k', 'a whole number'],
    ['TILES', 'pmtile:boston', 'openfreemap, none or pmtiles:NAME'],
  ])('with a %s that the Worker would ignore', (name, value, form) => {
    const problems = listConfigProblems(withVars({ [name]: value }), example)
    expect(problems).toEqual([`${name} is ${value}, and not ${form}.`])
  })

  it('with a value of the example for development', () => {
    const copied = withVars({ GOOGLE_MAP_ID: String(example.SIGNING_KEY) })
    expect(listConfigProblems(copied, example)).toEqual([
      'GOOGLE_MAP_ID has the value of the example for development.',
    ])
  })

  it.each([
    'http://sprig.green',
    'https://sprig.green/',
    'https://localhost:8787',
    'https://sprig.example',
    'https://www.example.com',
    '',
    'sprig.green',
  ])('at %s', (ORIGIN) => {
    expect(listConfigProblems(withVars({ ORIGIN }), example)).toEqual([
      `ORIGIN is ${ORIGIN}, which is no address of a site on the web.`,
    ])
  })

  it.each(secrets.slice(0, 4))('without the secret %s', (name) => {
    const others = secrets.filter((one) => one !== name)
    expect(listAccountProblems({ ...whole, secrets: others })).toEqual([
      `The secret ${name} is missing.`,
    ])
  })

  it.each([
    ['TURNSTILE_SITE_KEY', 'TURNSTILE_SITE_KEY is missing: nobody could pass the bot check.'],
    [
      'MAIL_API_URL',
      'Nothing sends mail: set MAIL_API_URL and the secret MAIL_API_KEY, or bind send_email.',
    ],
  ])('without %s', (name, sentence) => {
    const without = withVars({ [name]: '' })
    expect(listAccountProblems({ ...whole, config: without })).toEqual([sentence])
  })

  it('before its migrations are applied', () => {
    const missingMigrations = ['0004_saved.sql', '0005_hours.sql']
    expect(listAccountProblems({ ...whole, missingMigrations })).toEqual([
      'The database lacks the migration 0004_saved.sql.',
      'The database lacks the migration 0005_hours.sql.',
    ])
  })

  it('when the Worker is too large', () => {
    expect(listAccountProblems({ ...whole, bundleBytes: 6_240_000 })).toEqual([
      'The Worker is 6.2 MB compressed; 5.0 MB is its limit.',
    ])
  })
})
