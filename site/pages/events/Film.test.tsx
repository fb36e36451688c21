import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Film } from './Film.tsx'
import { SCENES } from './scenes.ts'

test('plays and loads nothing by itself, and has captions', () => {
  render(<Film />)
  const video = screen.getByLabelText<HTMLVideoElement>(/^Demo/)
  expect(video.controls).toBe(true)
  expect(video.autoplay).toBe(false)
  expect(video.getAttribute('preload')).toBe('none')
  expect(video.getAttribute('loading')).toBe('lazy')
  expect(video.getAttribute('poster')).toMatch(/\.webp$/)
  expect(video.querySelector('track')?.getAttribute('kind')).toBe('captions')
})

test('tells in words what it shows', () => {
  render(<Film />)
  const told = screen.getAllByRole('listitem', { hidden: true }).map((item) => item.textContent)
  expect(told).toEqual(Object.values(SCENES))
})
