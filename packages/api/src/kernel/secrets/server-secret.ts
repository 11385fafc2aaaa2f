import { randomBytes } from 'node:crypto'
import type { Queries } from '@questboard/db'
import { eq } from '@questboard/db/drizzle'
import { serverSecrets } from '@questboard/db/schema'
import type { Clock } from '../clock.ts'

export type ServerSecretName = 'apps' | 'invitation-links' | 'push' | 'set-up' | 'unsubscribing'

/** A secret of 256 bits that all servers share. The first server that needs it creates it. */
export async function serverSecret(queries: Queries, clock: Clock, name: ServerSecretName): Promise<string> {
  const earlier = await read(queries, name)
  if (earlier !== undefined) return earlier
  await queries
    .insert(serverSecrets)
    .values({ name, value: randomBytes(32).toString('base64url'), createdAt: clock.now() })
    .onConflictDoNothing()
  const created = await read(queries, name)
  if (created === undefined) throw new Error('a secret of the server is gone')
  return created
}

async function read(queries: Queries, name: ServerSecretName): Promise<string | undefined> {
  const [found] = await queries
    .select({ value: serverSecrets.value })
    .from(serverSecrets)
    .where(eq(serverSecrets.name, name))
  return found?.value
}
