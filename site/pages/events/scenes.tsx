import './FestivalDemo.css'
import type { ReactNode } from 'react'
import { DietShape } from '../../ui/DietShape.tsx'

export interface Scene {
  title: string
  caption: string
  /** Drawn on 640 × 360. */
  picture: ReactNode
}

const STALLS = [
  { x: 118, y: 118, diet: 'vegan', name: 'Dumplings' },
  { x: 300, y: 86, diet: 'options', name: 'Flatbreads' },
  { x: 492, y: 130, diet: 'vegan', name: 'Jackfruit tacos' },
  { x: 196, y: 262, diet: 'vegetarian', name: 'Ice cream' },
  { x: 420, y: 276, diet: 'vegan', name: 'Noodles' },
] as const

function Ground({ live }: { live: boolean }) {
  return (
    <>
      <path className="demo-grass" d="M0 0h640v360H0z" />
      <path
        className="demo-path"
        d="M-20 190C120 150 210 230 330 190S540 160 660 205M330 190c-20 60-30 110-20 190"
      />
      {STALLS.map(({ x, y, diet, name }) => (
        <g key={name} className="demo-stall" data-diet={diet}>
          <circle cx={x} cy={y} r="23" />
          <DietShape diet={diet} x={x - 19} y={y - 19} width="38" height="38" />
          <text x={x} y={y + 50} textAnchor="middle">
            {name}
          </text>
        </g>
      ))}
      {live && (
        <g className="demo-live">
          <circle className="demo-pulse" cx="492" cy="130" r="30" />
          <path d="M442 38h100a19 19 0 0 1 0 38H442a19 19 0 0 1 0-38Z" />
          <text x="492" y="64" textAnchor="middle">
            Live now
          </text>
        </g>
      )}
    </>
  )
}

function Sheet({ title, lines }: { title: string; lines: readonly [string, string][] }) {
  return (
    <>
      <rect className="demo-sheet" x="40" y="20" width="560" height="320" rx="24" />
      <text className="demo-title" x="76" y="80">
        {title}
      </text>
      {lines.map(([dish, note], index) => (
        <g key={dish} className="demo-line">
          <DietShape diet="vegan" x="74" y={111 + index * 72} width="28" height="28" />
          <text x="116" y={133 + index * 72}>
            {dish}
          </text>
          <text className="demo-note" x="116" y={162 + index * 72}>
            {note}
          </text>
        </g>
      ))}
    </>
  )
}

/** The demo's pictures in their order, with the words that tell the same without them. */
export const SCENES: readonly Scene[] = [
  {
    title: 'The whole ground on one map',
    caption:
      'Doors open. A visitor opens the festival’s link and sees every stall on a map, each with a shape and colour for how vegan it is.',
    picture: <Ground live={false} />,
  },
  {
    title: 'Every dish before the queue',
    caption:
      'One tap on a stall shows its menu: three vegan dishes, each with a line about what is in it.',
    picture: (
      <Sheet
        title="Jackfruit tacos"
        lines={[
          ['Smoky jackfruit', 'with pickled onion and lime'],
          ['Crispy cauliflower', 'with chipotle cashew cream'],
          ['Black bean and corn', 'with green salsa'],
        ]}
      />
    ),
  },
  {
    title: 'Live, the moment it opens',
    caption:
      'At noon the taco truck lifts its window and taps “online”. On every visitor’s map the truck is marked “Live now”.',
    picture: <Ground live />,
  },
  {
    title: 'Found again on Tuesday',
    caption:
      'The festival is over and the page stays. In the week after, the same truck shows up in an ordinary search, two streets away.',
    picture: (
      <Sheet
        title="Near you"
        lines={[
          ['Jackfruit tacos', '0.24 mi · Live now'],
          ['Dumplings', '0.91 mi · Live now'],
          ['Noodles', '1.30 mi · Not out right now'],
        ]}
      />
    ),
  },
]
