import { randomBytes } from 'node:crypto'
import type { Queries } from '@questboard/db'
import { eq } from '@questboard/db/drizzle'
import { serverSecrets } from '@questboard/db/schema'
import type { Clock } from './clock.ts'

export type ServerSecretName = 'apps' | 'invitation-links' | 'push' | 'set-up' | 'unsubscribing'

/** A secret of 256 bits that all servers share. The first server that needs it creates it. */
export async function serverSecret(on: Queries, clock: Clock, name: ServerSecretName): Promise<string> {
  const kept = await read(on, name)
  if (kept !== undefined) return kept
  await on
    .insert(serverSecrets)
    .values({ name, value: randomBytes(32).toString('base64url'), createdAt: clock.now() })
    .onConflictDoNothing()
  const made = await read(on, name)
  if (made === undefined) throw new Error('a secret of the server is gone')
  return made
}

async function read(on: Queries, name: ServerSecretName): Promise<string | undefined> {
  const [found] = await on
    .select({ value: serverSecrets.value })
    .from(serverSecrets)
    .where(eq(serverSecrets.name, name))
  return found?.value
}
