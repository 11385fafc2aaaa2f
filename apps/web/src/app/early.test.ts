import { afterEach, expect, test, vi } from 'vitest'
import { early } from './early.ts'

afterEach(() => vi.unstubAllGlobals())

const answer = Promise.resolve(new Response('{}'))

test('what was asked for early is taken once', () => {
  vi.stubGlobal('window', { early: { url: '/trpc/a', answer } })
  expect(early('/trpc/a')).toBe(answer)
  expect(early('/trpc/a')).toBeUndefined()
})

test('what the first request does not want is dropped', () => {
  vi.stubGlobal('window', { early: { url: '/trpc/a', answer } })
  expect(early('/trpc/b')).toBeUndefined()
  expect(early('/trpc/a')).toBeUndefined()
})

test('without anything asked for early there is nothing', () => {
  vi.stubGlobal('window', {})
  expect(early('/trpc/a')).toBeUndefined()
})
