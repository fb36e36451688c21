import type { Page } from '@playwright/test'

const SIZE = 26

/** Draws a pointer that follows the mouse, on this page and later ones, as screencasts lack the browser's own. */
export async function showPointer(page: Page): Promise<void> {
  await page.addInitScript(drawPointer, SIZE)
  await page.evaluate(drawPointer, SIZE)
}

function drawPointer(size: number): void {
  const draw = () => {
    const make = (name: string) => document.createElementNS('http://www.w3.org/2000/svg', name)
    const arrow = make('svg')
    arrow.setAttribute('viewBox', '0 0 24 24')
    const path = make('path')
    path.setAttribute('d', 'M4 2v17l4.5-4 3 7 3-1.3-3-6.7H18Z')
    path.setAttribute('fill', '#1c2a21')
    path.setAttribute('stroke', '#fffdf9')
    path.setAttribute('stroke-width', '1.5')
    arrow.appendChild(path)
    Object.assign(arrow.style, {
      position: 'fixed',
      top: '0',
      left: '0',
      width: `${size}px`,
      height: `${size}px`,
      zIndex: '100',
      pointerEvents: 'none',
      filter: 'drop-shadow(0 1px 2px rgb(0 0 0 / 0.35))',
      transformOrigin: '4px 2px',
    })
    document.documentElement.appendChild(arrow)
    let place = sessionStorage.getItem('film-pointer') ?? 'translate(900px, 560px)'
    let isDown = false
    const show = () => {
      arrow.style.transform = `${place} scale(${isDown ? 0.8 : 1})`
    }
    show()
    addEventListener(
      'pointermove',
      ({ clientX, clientY }) => {
        place = `translate(${clientX - 4}px, ${clientY - 2}px)`
        sessionStorage.setItem('film-pointer', place)
        show()
      },
      true,
    )
    for (const kind of ['pointerdown', 'pointerup']) {
      addEventListener(
        kind,
        () => {
          isDown = kind === 'pointerdown'
          show()
        },
        true,
      )
    }
  }
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', draw)
  else draw()
}
