import { describe, expect, it } from 'vitest'
import { besideButton } from './beside-button.ts'

const view = { innerWidth: 400, innerHeight: 600 }
const menu = { offsetWidth: 200, offsetHeight: 150 }
const buttonAt = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 40 })

describe('besideButton', () => {
  it('stands under the button with the right edges in line', () => {
    expect(besideButton(buttonAt(300, 100), menu, view)).toEqual({ top: 146, left: 140 })
  })

  it('goes above where there is no room below', () => {
    expect(besideButton(buttonAt(300, 540), menu, view)).toEqual({ top: 384, left: 140 })
  })

  it('stays inside the window', () => {
    expect(besideButton(buttonAt(4, 100), menu, view).left).toBe(8)
    expect(besideButton(buttonAt(380, 100), menu, view).left).toBe(192)
  })

  it('stays below where it fits nowhere', () => {
    expect(besideButton(buttonAt(300, 80), { ...menu, offsetHeight: 580 }, view).top).toBe(126)
  })
})
