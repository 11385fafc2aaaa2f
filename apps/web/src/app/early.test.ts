import { afterEach, expect, test, vi } from 'vitest'
import { early } from './early.ts'

afterEach(() => vi.unstubAllGlobals())

const answer = Promise.resolve(new Response('{}'))

test('an early response is used once', () => {
  vi.stubGlobal('window', { early: { url: '/trpc/a', answer } })
  expect(early('/trpc/a')).toBe(answer)
  expect(early('/trpc/a')).toBeUndefined()
})

test('an early response for another request is dropped', () => {
  vi.stubGlobal('window', { early: { url: '/trpc/a', answer } })
  expect(early('/trpc/b')).toBeUndefined()
  expect(early('/trpc/a')).toBeUndefined()
})

test('returns undefined when there is no early response', () => {
  vi.stubGlobal('window', {})
  expect(early('/trpc/a')).toBeUndefined()
})
