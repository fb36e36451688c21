import { describe, expect, it } from 'vitest'
import { type Target, targetAt } from './drawing.ts'

const at = (x: number, y: number, markerId: string): Target => ({
  x,
  y,
  reach: 14,
  markerId,
  cluster: null,
})

describe('what lies at a point', () => {
  it('is the topmost of two markers that overlap', () => {
    expect(targetAt([at(105, 100, 'top'), at(100, 100, 'below')], 102, 100)?.markerId).toBe('top')
  })

  it('is the marker hit before one that a finger might have meant', () => {
    expect(targetAt([at(120, 100, 'beside'), at(100, 100, 'hit')], 101, 100)?.markerId).toBe('hit')
  })

  it('is a marker missed by a finger breadth', () => {
    expect(targetAt([at(100, 100, 'near')], 120, 100)?.markerId).toBe('near')
  })

  it('is nothing further away', () => {
    expect(targetAt([at(100, 100, 'near')], 130, 100)).toBeNull()
  })
})
