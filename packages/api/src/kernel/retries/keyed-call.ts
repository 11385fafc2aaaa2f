import { z } from 'zod'
import { DomainError } from '../errors.ts'

/**
 * How a call takes a key, as its metadata says:
 * - `answer`: a repeated call gets the answer of the first.
 * - `secret`: the answer holds a secret, so it is never kept. A repeated call is refused.
 * - `create`: an `id` in the body makes the call repeatable by itself (`created-items.ts`); the header works as `answer`.
 */
export type KeyKind = 'answer' | 'secret' | 'create'

/** The codes that every call with a key can answer. */
export const keyErrors = ['idAlreadyUsed', 'requestInProgress'] as const

/** A call that was sent with a key. */
export interface KeyedCall {
  key: string
  /** The procedure: it stands for method and route. */
  procedure: string
  keepsAnswer: boolean
}

const header = /^(?:"([^"]*)"|([^"]*))$/
const uuid = z.guid().toLowerCase()

interface Sent {
  kind: KeyKind
  procedure: string
  /** The header `Idempotency-Key`: REST alone has it. */
  header: string | undefined
  /** The input before it is validated: an `id` that is no UUID is refused by its schema. */
  input: unknown
}

/**
 * Reads the key of a call from its body and its header.
 * @returns undefined when the call has none, and of a create with an `id` in its body, which needs none
 * @throws DomainError invalidData: a malformed header, or one that differs from the body
 */
export function readKey({ kind, procedure, header: sent, input }: Sent): KeyedCall | undefined {
  const fromHeader = sent === undefined ? undefined : keyInHeader(sent)
  const fromBody = uuid.safeParse((input as { id?: unknown } | null | undefined)?.id).data
  if (fromHeader !== undefined && fromBody !== undefined && fromHeader !== fromBody) {
    refuse('differs from the id of the body')
  }
  const key = fromBody ?? fromHeader
  if (key === undefined || (kind === 'create' && fromBody !== undefined)) return undefined
  return { key, procedure, keepsAnswer: kind !== 'secret' }
}

function keyInHeader(sent: string): string {
  const [, quoted, bare] = header.exec(sent.trim()) ?? []
  return uuid.safeParse(quoted ?? bare).data ?? refuse('must be a UUID')
}

function refuse(message: string): never {
  throw new DomainError('invalidData', { details: [{ path: 'Idempotency-Key', message }] })
}
