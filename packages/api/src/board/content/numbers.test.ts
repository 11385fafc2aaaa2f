import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { challenges } from './challenges.ts'
import { facts } from './facts.ts'
import { questions } from './questions.ts'
import { quotes } from './quotes.ts'

/**
 * The bags of players name pieces by their number, the place of their id among all ids of the kind. So no piece may be
 * deleted, and a new one needs a later id.
 */
test.each([
  ['facts', facts, 118, 'nzpKu5NnU8gzRXvrkDeBLfbCVTjD4CaUSz0rTkxJvvE'],
  ['quotes', quotes, 116, 'MujP1PMntn_6y6J7cSsN8Fg_NXSniY4z9J1HtAvbptw'],
  ['questions', questions, 325, 'tiol1E__VXnObObcW7JDsAW_CyMVD9SXbDXpYN8wUgA'],
  ['challenges', challenges, 66, 'R0XMPbpuoWylD5jniywDJyjaJA19ReqIXPLA_iHdNzo'],
] as const)('the first %s keep their numbers', (_kind, content, count, hash) => {
  const first = content
    .map(({ id }) => id)
    .sort()
    .slice(0, count)
  expect(createHash('sha256').update(first.join()).digest('base64url')).toBe(hash)
})
