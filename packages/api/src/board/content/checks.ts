import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { challenges } from './challenges.ts'
import { facts } from './facts.ts'
import { questions } from './questions.ts'
import { quotes } from './quotes.ts'

/** Every piece of content, by the name of the file in `checks/` that records who checked it. */
export const checkedKinds = { facts, quotes, questions, challenges } as const

export type CheckedKind = keyof typeof checkedKinds

/**
 * A check of a piece by a second reader, who read it in both languages and tried to prove it wrong. Where the statement
 * was looked up, the note says so.
 */
export interface Check {
  id: string
  /** The hash of the piece as it was checked. A change of its texts needs another check. */
  fingerprint: string
  day: string
  note: string
}

/** Changes with every text, source and answer of a piece. */
export const fingerprintOf = (piece: object): string =>
  createHash('sha256').update(JSON.stringify(piece)).digest('base64url').slice(0, 10)

export const checksFile = (kind: CheckedKind): URL => new URL(`checks/${kind}.txt`, import.meta.url)

/** One line for each piece: id, fingerprint, day, and a note where something was found. */
export const readChecks = (kind: CheckedKind): Check[] =>
  readFileSync(checksFile(kind), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [id = '', fingerprint = '', day = '', ...note] = line.split(' ')
      return { id, fingerprint, day, note: note.join(' ') }
    })
