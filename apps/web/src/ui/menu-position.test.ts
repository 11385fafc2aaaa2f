import { describe, expect, it } from 'vitest'
import { menuPosition } from './menu-position.ts'

const view = { innerWidth: 400, innerHeight: 600 }
const menu = { offsetWidth: 200, offsetHeight: 150 }
const buttonAt = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 40 })

describe('menuPosition', () => {
  it('places the menu below the button, aligned to its right edge', () => {
    expect(menuPosition(buttonAt(300, 100), menu, view)).toEqual({ top: 146, left: 140 })
  })

  it('places it above when there is no room below', () => {
    expect(menuPosition(buttonAt(300, 540), menu, view)).toEqual({ top: 384, left: 140 })
  })

  it('keeps it inside the window', () => {
    expect(menuPosition(buttonAt(4, 100), menu, view).left).toBe(8)
    expect(menuPosition(buttonAt(380, 100), menu, view).left).toBe(192)
  })

  it('keeps it in the window when it fits neither below nor above', () => {
    expect(menuPosition(buttonAt(300, 80), { ...menu, offsetHeight: 580 }, view).top).toBe(12)
    expect(menuPosition(buttonAt(300, 80), { ...menu, offsetHeight: 700 }, view).top).toBe(8)
  })
})
