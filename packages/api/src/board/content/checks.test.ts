import { describe, expect, test } from 'vitest'
import { type CheckedKind, checkedKinds, fingerprintOf, readChecks } from './checks.ts'

const kinds = Object.keys(checkedKinds) as readonly CheckedKind[]

const piecesOf = (kind: CheckedKind): readonly { id: string; retired?: true }[] => checkedKinds[kind]

describe('the checks of the content', () => {
  // A failure names the pieces to read again: scripts/content-checked.mjs records that it was done.
  test.each(kinds)('cover every piece of the %s as it reads today', (kind) => {
    const checks = new Map(readChecks(kind).map(({ id, fingerprint }) => [id, fingerprint]))
    const open = piecesOf(kind).filter((piece) => !piece.retired && checks.get(piece.id) !== fingerprintOf(piece))
    expect(open.map(({ id }) => id)).toEqual([])
  })

  test.each(kinds)('are of %s that exist, one for each, on a day', (kind) => {
    const checks = readChecks(kind)
    const ids = new Set(piecesOf(kind).map(({ id }) => id))
    expect(checks.filter(({ id }) => !ids.has(id))).toEqual([])
    expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length)
    expect(checks.filter(({ day }) => Number.isNaN(Date.parse(day)) || !/^\d{4}-\d\d-\d\d$/.test(day))).toEqual([])
  })
})
