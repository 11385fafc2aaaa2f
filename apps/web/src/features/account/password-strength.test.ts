import { describe, expect, it } from 'vitest'
import { passwordStrength } from './password-strength.ts'

describe('passwordStrength', () => {
  it.each(['', 'Ab1!Ab1!x', 'й'.repeat(9)])('is 0 for the too short %j', (password) => {
    expect(passwordStrength(password)).toBe(0)
  })

  it('counts characters like the server', () => {
    expect(passwordStrength(`${'🦊'.repeat(5)}абвг`)).toBe(0)
    expect(passwordStrength('й'.normalize('NFD').repeat(9))).toBe(0)
  })

  it('is weak for a few repeated characters', () => {
    expect(passwordStrength('aaaaaaaaaaaaaaaaaaaaaaaaaa')).toBe(1)
    expect(passwordStrength('abababababab')).toBe(1)
  })

  it('depends more on length than on variety', () => {
    expect(passwordStrength('password12')).toBe(1)
    expect(passwordStrength('Morning-tea1')).toBeGreaterThanOrEqual(2)
    expect(passwordStrength('кафе на балкона всяка събота')).toBe(3)
  })
})
