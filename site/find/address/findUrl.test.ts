import { describe, expect, it } from 'vitest'
import { isCuisine } from '../../../worker/contract/cuisine.ts'
import { formatFindUrl, parseFindUrl, toCuisine } from './findUrl.ts'

const parse = (query: string) => parseFindUrl(new URLSearchParams(query))

describe('parseFindUrl', () => {
  it('reads every part of a shared address', () => {
    expect(
      parse(
        'lat=42.36&lng=-71.06&zoom=14&near=Boston&q=tofu&cuisine=thai&cuisine=pizza&diet=vegan&has=takeaway&has=parking&open=tu-18:30&unsaid=1&live=1&view=list&sel=r1',
      ),
    ).toEqual({
      centre: { lat: 42.36, lng: -71.06 },
      zoom: 14,
      zoomGiven: true,
      near: 'Boston',
      at: null,
      keywords: 'tofu',
      cuisines: ['thai', 'pizza'],
      diets: ['vegan'],
      has: ['takeaway'],
      open: 'tu-18:30',
      unsaid: true,
      liveOnly: true,
      view: 'LIST_VIEW',
      selectedId: 'r1',
    })
  })

  it('starts at zoom 12 in the map view', () => {
    expect(parse('')).toMatchObject({ zoom: 12, zoomGiven: false, view: 'MAP_VIEW', centre: null })
  })

  it.each([
    'lat=abc&lng=1',
    'lat=91&lng=0',
    'lat=0&lng=181',
    'lat=&lng=',
    'lat=1',
    'lat=Infinity&lng=1',
  ])('has no centre for %s', (query) => {
    expect(parse(query).centre).toBeNull()
  })

  it('leaves out what is no cuisine and no diet level', () => {
    expect(parse('cuisine=%3Cb%3E&cuisine=Middle%20Eastern&diet=meat&other=KEBAB')).toMatchObject({
      cuisines: ['middle-eastern', 'kebab'],
      diets: [],
    })
  })
})

describe('diet levels', () => {
  it('are vegan alone when a form without scripts says so beside all its boxes', () => {
    expect(parse('diet=vegan&diet=vegetarian&diet=options&only=vegan').diets).toEqual(['vegan'])
  })

  it('are those of every search when the form without scripts sends its first boxes', () => {
    expect(parse('q=tofu&diet=vegan&diet=vegetarian&diet=options').diets).toEqual([])
    expect(parse('diet=options&diet=vegan&diet=vegetarian&diet=vegan').diets).toEqual([])
  })

  it('are a choice when they are others', () => {
    expect(parse('diet=options&diet=vegan').diets).toEqual(['options', 'vegan'])
    expect(parse('diet=vegan&diet=vegetarian&diet=options&diet=unconfirmed').diets).toHaveLength(4)
  })
})

describe('formatFindUrl', () => {
  it('gives back what was read', () => {
    const query =
      'lat=42.36&lng=-71.06&zoom=14&near=Boston&q=tofu&cuisine=thai&diet=vegan&view=list&sel=r1'
    expect(formatFindUrl(parse(query))).toBe(query)
  })

  it('is empty for the plain view', () => {
    expect(formatFindUrl(parse(''))).toBe('')
  })
})

describe('cuisines', () => {
  it('are lower case words joined by hyphens', () => {
    expect(toCuisine('  Middle Eastern ')).toBe('middle-eastern')
    expect(isCuisine('middle-eastern')).toBe(true)
    expect(isCuisine('fish & chips')).toBe(false)
    expect(isCuisine('a,b')).toBe(false)
  })
})
