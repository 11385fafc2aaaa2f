/**
 * Records that a second reader checked pieces of content: `node scripts/content-checked.mjs facts 2026-11-26 ID… [--
 * NOTE]`. Without ids it lists the pieces whose present words are not checked yet.
 */
import { writeFileSync } from 'node:fs'
import { checkedKinds, checksFile, fingerprintOf, readChecks } from '../packages/api/src/board/content/checks.ts'

const [kindName = '', day = '', ...rest] = process.argv.slice(2)
if (!Object.hasOwn(checkedKinds, kindName)) throw new Error(`kinds: ${Object.keys(checkedKinds).join(', ')}`)
const kind = /** @type {keyof typeof checkedKinds} */ (kindName)
const cut = rest.indexOf('--')
const ids = new Set(cut < 0 ? rest : rest.slice(0, cut))
const note = cut < 0 ? '' : rest.slice(cut + 1).join(' ')

/** @type {readonly { id: string, retired?: true }[]} */
const pieces = checkedKinds[kind]
const checks = new Map(readChecks(kind).map((check) => [check.id, check]))
if (ids.size === 0) {
  const open = pieces.filter((piece) => checks.get(piece.id)?.fingerprint !== fingerprintOf(piece))
  for (const { id } of open) console.log(id)
} else {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) throw new Error('the day is written YYYY-MM-DD')
  for (const piece of pieces) {
    if (!ids.delete(piece.id)) continue
    checks.set(piece.id, { id: piece.id, fingerprint: fingerprintOf(piece), day, note })
  }
  if (ids.size > 0) throw new Error(`no such ${kind}: ${[...ids].join(', ')}`)
  const lines = [...checks.values()]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((check) => [check.id, check.fingerprint, check.day, check.note].filter(Boolean).join(' '))
  writeFileSync(checksFile(kind), `${lines.join('\n')}\n`)
}
