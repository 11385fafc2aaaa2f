import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { newLinkToken } from './link-token.ts'
import { newOwnedToken, ownerOf } from './owned-token.ts'

test('a token names its owner, and no two are alike', () => {
  const owner = randomUUID()
  const made = Array.from({ length: 100 }, () => newOwnedToken(owner))
  expect(new Set(made).size).toBe(made.length)
  expect(new Set(made.map(ownerOf))).toEqual(new Set([owner]))
  // It is part of URLs, and of a header.
  expect(made.every((token) => /^[\w-]{75}$/.test(token))).toBe(true)
})

test('tokens of earlier versions and other texts name no owner', () => {
  const token = newOwnedToken(randomUUID())
  const others = [
    '',
    'a'.repeat(40),
    newLinkToken(),
    newLinkToken() + newLinkToken(),
    'x'.repeat(75),
    `g${token.slice(1)}`,
    token.slice(1),
    `${token}a`,
    `${token}\n`,
    `${token.slice(0, -1)}.`,
    `F${token.slice(1)}`,
    `${randomUUID()}${newLinkToken()}`,
    `${'0'.repeat(32)}\0${'a'.repeat(42)}`,
  ]
  expect(others.map(ownerOf).filter((owner) => owner !== undefined)).toEqual([])
})
