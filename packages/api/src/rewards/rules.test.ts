import { describe, expect, test } from 'vitest'
import { afterUse } from './rules.ts'

describe('the uses left of a reward', () => {
  test('a constant one stays as it is', () => {
    expect(afterUse({ type: 'constant', timesToUse: null })).toEqual({ type: 'constant', timesToUse: null })
  })

  test('one for once is used up', () => {
    expect(afterUse({ type: 'once', timesToUse: null })).toBeUndefined()
  })

  test('one for several times counts down and is used up by the last', () => {
    const left = afterUse({ type: 'times', timesToUse: 2 })
    expect(left).toEqual({ type: 'times', timesToUse: 1 })
    expect(left && afterUse(left)).toBeUndefined()
  })
})
