import type { Card, CardItem } from './cards.ts'
import type { Shot } from './shots.ts'

const STYLES = `
* { box-sizing: border-box; margin: 0 }
body { overflow: hidden; background: #6b4a2f repeating-linear-gradient(92deg, #0000 0 40px, #0002 40px 43px, #fff1 43px 90px) }
.scene, .light { position: absolute; inset: 0 }
.scene { display: grid; grid-template-columns: 100%; place-items: center }
.light { mix-blend-mode: multiply }
.card { width: 88%; min-height: 92%; padding: 3em 3em 2em; background: #fbf8f1; color: #2a2622 }
.dark { background: #23282b; color: #eeeae0 }
h1, h2 { font-family: var(--headings) }
h1 { font-size: 2em; text-align: center; margin-bottom: .5em }
h2 { font-size: 1.35em; margin: .9em 0 .45em; break-after: avoid }
li { list-style: none; margin-bottom: .5em; break-inside: avoid }
.two .body { columns: 2; column-gap: 2.6em }
.row { display: flex; justify-content: space-between; gap: .8em }
.name { font-weight: bold }
.beside .about { font-size: .9em }
.about { font-size: .84em; opacity: .85 }
.fill { flex: 1 1 0; min-width: 0; overflow: hidden; white-space: nowrap; direction: rtl }
.dotted .fill { border-bottom: .12em dotted; margin-bottom: .32em }
.ruled .fill { border-bottom: .06em solid; margin-bottom: .3em }
.three .body { columns: 3; column-gap: 2em }
.framed { outline: .15em double; outline-offset: -1.2em }
.lined h2 { border-bottom: .08em solid }
.boxed section { border: .1em solid; padding: 0 .8em .3em; margin-bottom: .8em; break-inside: avoid }
.light-type .name { font-weight: normal }
.capitals .name { text-transform: uppercase; font-size: .92em }
.centred { text-align: center }
.centred .row { justify-content: center }
.note { margin-top: 1.2em; font-size: .84em; font-style: italic }
`

/** The characters between a name and its price, by the class that uses them. */
const LEADERS: readonly (readonly [print: string, leader: string])[] = [
  ['dots', '. '],
  ['close-dots', '.'],
  ['middots', '· '],
  ['bullets', '• '],
  ['underscores', '_'],
  ['dashes', '- '],
  ['dotted', ''],
  ['ruled', ''],
]

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function itemHtml(item: CardItem, print: string): string {
  const mark = item.mark === '' ? '' : ` <small>(${escaped(item.mark)})</small>`
  const leader = LEADERS.find(([name]) => print.split(' ').includes(name))
  const fill = leader === undefined ? '' : `<span class="fill">${leader[1].repeat(120)}</span>`
  const about = item.description === '' ? '' : `<p class="about">${escaped(item.description)}</p>`
  const name = `<span class="name">${escaped(item.name)}${mark}</span>`
  return `<li><p class="row">${name}${fill}<span>${escaped(item.price)}</span></p>${about}</li>`
}

/** The page that a browser renders as a picture. */
export function sheetHtml(card: Card, shot: Shot): string {
  const sections = card.sections.map(
    ({ title, items }) =>
      `<section><h2>${escaped(title)}</h2><ul>${items.map((one) => itemHtml(one, shot.print)).join('')}</ul></section>`,
  )
  const notes = card.notes.map((note) => `<p class="note">${escaped(note)}</p>`)
  const look = `transform:${shot.pose};filter:blur(${shot.blurPx}px) contrast(${shot.contrast});font:${shot.type}px/1.3 '${shot.font}';--headings:'${shot.headings ?? shot.font}'`
  return `<!doctype html><meta charset="utf-8"><style>${STYLES}</style>
    <div class="scene"><div class="card ${shot.print}" style="${look}"><h1>${escaped(card.title)}</h1>
    <div class="body">${sections.join('')}</div>${notes.join('')}</div></div>
    <div class="light" style="background:${shot.light};background-blend-mode:multiply"></div>`
}
