import { expect, test } from 'vitest'
import { hashOf } from '../kernel/secrets/hash.ts'
import { isAccessToken, isWellFormed, newAccessToken, ownerOfAccessToken } from './secret.ts'

const userId = '01a2169f-36dd-734d-bbf5-af263c533ed4'

test('a token is known by its prefix and its checksum, and no two are alike', () => {
  const made = Array.from({ length: 200 }, () => newAccessToken(userId))
  expect(
    made.every((token) => /^qbp_[0-9A-Za-z]{81}$/.test(token) && isAccessToken(token) && isWellFormed(token)),
  ).toBe(true)
  expect(new Set(made).size).toBe(made.length)
  expect(new Set(made.map(hashOf)).size).toBe(made.length)
})

test('whatever character is changed, added or left out, it is no longer well made', () => {
  const token = newAccessToken(userId)
  for (let place = 0; place < token.length; place++) {
    const other = token[place] === 'a' ? 'b' : 'a'
    expect(isWellFormed(token.slice(0, place) + other + token.slice(place + 1))).toBe(false)
    expect(isWellFormed(token.slice(0, place) + token.slice(place + 1))).toBe(false)
  }
  expect(isWellFormed(`${token}0`)).toBe(false)
  expect([isAccessToken(undefined), isAccessToken(''), isAccessToken('qbp'), isWellFormed('')]).toEqual(
    Array(4).fill(false),
  )
})

test('a token names its user, and one of an earlier version does not', () => {
  const [token, former] = [newAccessToken(userId), newAccessToken(undefined)]
  expect([ownerOfAccessToken(token), ownerOfAccessToken(former)]).toEqual([userId, undefined])
  expect(former).toMatch(/^qbp_[0-9A-Za-z]{49}$/)
  expect(isAccessToken(former) && isWellFormed(former)).toBe(true)
})
