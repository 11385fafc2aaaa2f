import { z } from 'zod'
import { invalidField } from '../errors.ts'

/**
 * How a call handles its key, from its metadata:
 * - `replay`: a repeated call gets the first response.
 * - `secret`: the response contains a secret and is never stored. A repeated call is refused.
 * - `create`: an `id` in the body makes the call repeatable (`created-items.ts`); the header works as `replay`.
 */
export type KeyKind = 'replay' | 'secret' | 'create'

/** The codes that every call with a key can return. */
export const keyErrors = ['idAlreadyUsed', 'requestInProgress'] as const

/** A call that was sent with a key. */
export interface KeyedCall {
  key: string
  /** The procedure, which identifies method and route. */
  procedure: string
  keepsResponse: boolean
}

const header = /^(?:"([^"]*)"|([^"]*))$/
const uuid = z.guid().toLowerCase()

interface Sent {
  kind: KeyKind
  procedure: string
  /** The header `Idempotency-Key` (REST only). */
  header: string | undefined
  /** The input before validation. An `id` that is not a UUID is refused by its schema. */
  input: unknown
}

/**
 * Reads the key of a call from its body and its header.
 * @returns undefined without a key, and for a create with an `id` in its body, which needs no key
 * @throws DomainError invalidData: the header is malformed or differs from the body
 */
export function readKey({ kind, procedure, header: sent, input }: Sent): KeyedCall | undefined {
  const fromHeader = sent === undefined ? undefined : keyInHeader(sent)
  const fromBody = uuid.safeParse((input as { id?: unknown } | null | undefined)?.id).data
  if (fromHeader !== undefined && fromBody !== undefined && fromHeader !== fromBody) {
    refuse('differs from the id of the body')
  }
  const key = fromBody ?? fromHeader
  if (key === undefined || (kind === 'create' && fromBody !== undefined)) return undefined
  return { key, procedure, keepsResponse: kind !== 'secret' }
}

function keyInHeader(sent: string): string {
  const [, quoted, bare] = header.exec(sent.trim()) ?? []
  return uuid.safeParse(quoted ?? bare).data ?? refuse('must be a UUID')
}

function refuse(message: string): never {
  throw invalidField('Idempotency-Key', message)
}
