import { generatedAvatars } from '@questboard/db/schema'
import { eq } from 'drizzle-orm'
import type { Services } from '../kernel/context.ts'
import { id } from '../kernel/schema.ts'

/**
 * A drawn avatar as WebP. Whoever has its address may look at it: a browser that shows a picture sends no token, and the
 * address is told to those who may see its player.
 * @returns undefined for what is no id, unknown or forgotten
 */
export async function readPicture({ database }: Services, name: string): Promise<Uint8Array | undefined> {
  const asked = id.safeParse(name)
  if (!asked.success) return undefined
  const [found] = await database.queries
    .select({ picture: generatedAvatars.picture })
    .from(generatedAvatars)
    .where(eq(generatedAvatars.id, asked.data))
  return found?.picture
}
