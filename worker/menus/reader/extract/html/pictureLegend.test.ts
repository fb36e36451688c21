import { describe, expect, it } from 'vitest'
import { judgeMenu } from '../../judge/judgeMenu.ts'
import { extractHtml } from '../extractHtml.ts'
import { parsePage } from '../page.ts'

const page = (
  mark: string,
  other: string,
  legend: string,
) => `<title>Menu</title><h1>The Larder</h1>
  <h2>Mains</h2>
  <div><h3>House Bowl ${mark}</h3><p>What the season brings</p><span>€11</span></div>
  <div><h3>Larder Platter ${other}</h3><p>A bit of everything</p><span>€16</span></div>
  <div><h3>Beef Stew</h3><p>With dumplings</p><span>€14</span></div>
  ${legend}`

const verdictsOf = (html: string) =>
  judgeMenu(extractHtml(parsePage(html), null)).map(({ name, verdict }) => [name, verdict])

describe('a picture that a page explains', () => {
  it.each([
    ['<i class="fa-solid fa-leaf"></i>', '', '<p><i class="fa-solid fa-leaf"></i> vegan</p>'],
    ['<i class="fas fa-seedling"></i>', '', '<p><i class="fas fa-seedling"></i> = Vegan</p>'],
    [
      '<img src="/m1.png">',
      '<img src="/m2.png">',
      '<div><img src="/m1.png"> Vegan <img src="/m2.png"> Vegetarian</div>',
    ],
    [
      '<span class="dot green"></span>',
      '<span class="dot yellow"></span>',
      '<ul><li><span class="dot green"></span> Vegan</li><li><span class="dot yellow"></span> Vegetarian</li></ul>',
    ],
    [
      '<svg><path d="M1 2z"/></svg>',
      '<svg><path d="M3 4z"/></svg>',
      '<p>Dishes with <svg><path d="M1 2z"/></svg> are vegan</p>',
    ],
  ])('marks the dishes that bear it: %s', (mark, other, legend) => {
    expect(verdictsOf(page(mark, other, legend))).toEqual([
      ['House Bowl', 'vegan'],
      ['Larder Platter', 'unsure'],
      ['Beef Stew', 'not-vegan'],
    ])
  })

  it.each([
    ['is a blank that is loaded late', '<p><img src="data:image/gif;base64,R0"> Vegan</p>'],
    [
      'is a bullet',
      '<ul><li><i class="icon"></i> Vegan</li><li><i class="icon"></i> Free wifi</li></ul>',
    ],
    [
      'is explained in two ways',
      '<p><i class="icon"></i> Vegan</p><p><i class="icon"></i> Spicy</p>',
    ],
    ['is beside a dish', '<p><i class="icon"></i> Vegan burger</p>'],
    ['is beside options', '<p><i class="icon"></i> Vegan options</p>'],
    ['says what is not vegan', '<p><i class="icon"></i> Not vegan</p>'],
  ])('marks none where it %s', (_, legend) => {
    const verdicts = verdictsOf(page('<i class="icon"></i>', '', legend))
    expect(verdicts.find(([name]) => name === 'House Bowl')?.[1]).not.toBe('vegan')
  })
})

describe('chips beside a dish', () => {
  const legend = '<p>GF Gluten Free, VG Vegan, DF Dairy Free, V Vegetarian</p>'
  const chips = ['GF', 'VG', 'DF'].map((code) => `<b class="t">${code}</b>`).join('')

  it('are each a mark, and no legend', () => {
    const verdicts = verdictsOf(page(chips, '', legend))
    expect(verdicts).toEqual([
      ['House Bowl', 'vegan'],
      ['Larder Platter', 'unsure'],
      ['Beef Stew', 'not-vegan'],
    ])
  })

  it.each(['wegańskie', 'plantaardig', 'vegano', '• vegan', '✅ vegan'])(
    'are read in any language: %s',
    (word) => {
      const [first] = verdictsOf(page(`<span class="label">${word}</span>`, '', ''))
      expect(first).toEqual(['House Bowl', 'vegan'])
    },
  )

  it.each(['Not', 'ask us to make it', 'can be made'])('are none in prose: %s', (before) => {
    const word = `${before} <span class="hl">vegan</span>`
    const { items } = extractHtml(parsePage(page('', '', '').replace('What', word)), null)
    expect(items[0]?.marks).toEqual([])
  })

  it('are none within a sentence', () => {
    const html = page('', '', '').replace('What', 'Our <em class="hl">vegan</em> friends ask what')
    const { items } = extractHtml(parsePage(html), null)
    expect(items[0]?.description).toBe('Our vegan friends ask what the season brings')
    expect(items[0]?.marks).toEqual([])
  })
})

it('a sign that only the legend explains is taken off a name', () => {
  const html = page('♥', '', '<p>Dishes marked with ♥ are vegan</p>')
  expect(verdictsOf(html)[0]).toEqual(['House Bowl', 'vegan'])
})
