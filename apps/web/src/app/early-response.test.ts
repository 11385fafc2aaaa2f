import { afterEach, expect, test, vi } from 'vitest'
import { takeEarlyResponse } from './early-response.ts'

afterEach(() => vi.unstubAllGlobals())

const answer = Promise.resolve(new Response('{}'))

test('an early response is used once', () => {
  vi.stubGlobal('window', { early: { url: '/trpc/a', answer } })
  expect(takeEarlyResponse('/trpc/a')).toBe(answer)
  expect(takeEarlyResponse('/trpc/a')).toBeUndefined()
})

test('an early response for another request is dropped', () => {
  vi.stubGlobal('window', { early: { url: '/trpc/a', answer } })
  expect(takeEarlyResponse('/trpc/b')).toBeUndefined()
  expect(takeEarlyResponse('/trpc/a')).toBeUndefined()
})

test('returns undefined when there is no early response', () => {
  vi.stubGlobal('window', {})
  expect(takeEarlyResponse('/trpc/a')).toBeUndefined()
})
