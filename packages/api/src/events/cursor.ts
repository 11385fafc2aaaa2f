import { z } from 'zod'
import type { Day } from '../kernel/clock.ts'
import { DomainError } from '../kernel/errors.ts'
import type { ChangedKind } from '../kernel/events/changes.ts'

/** Where a client is in the list of changes. */
export interface Cursor {
  userId: string
  /** The last event that it has. */
  sequence: number
  /** The day for which it has the dates of tasks. */
  day: Day
  /** The beginning of the hash of the profile that it has. Empty: none. */
  profile: string
  /** The lists that it still reads from their beginnings, in this order, and after which item of the first. */
  lists: ChangedKind[]
  after: number
}

const written = z.tuple([
  z.string(),
  z.int().min(0),
  z.iso.date(),
  z.string().max(50),
  z.array(z.enum(['tag', 'task', 'mission', 'reward'])).max(4),
  z.int().min(0),
])

/** A cursor as clients get it. They only send it back. */
export function writeCursor({ userId, sequence, day, profile, lists, after }: Cursor): string {
  return Buffer.from(JSON.stringify([userId, sequence, day, profile, lists, after])).toString('base64url')
}

/** @throws DomainError cursorExpired: it is not one of this player's */
export function readCursor(text: string, userId: string): Cursor {
  const [owner, sequence, day, profile, lists, after] = parse(text)
  if (owner !== userId) throw new DomainError('cursorExpired')
  return { userId, sequence, day, profile, lists, after }
}

function parse(text: string): z.infer<typeof written> {
  try {
    return written.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  } catch {
    throw new DomainError('cursorExpired')
  }
}
