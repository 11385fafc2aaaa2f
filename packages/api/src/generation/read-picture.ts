import { eq } from '@questboard/db/drizzle'
import { generatedAvatars } from '@questboard/db/schema'
import type { Services } from '../kernel/context.ts'
import { id } from '../kernel/schema.ts'

/**
 * A generated avatar as WebP. Anyone with its URL may read it, since browsers send no token for pictures; only users
 * who may see the player get the URL.
 * @returns undefined for an invalid, unknown or deleted id
 * @throws DomainError tooManyRequests
 */
export async function readPicture(
  { countRequest, database }: Pick<Services, 'countRequest' | 'database'>,
  { name, address }: { name: string; address: string },
): Promise<Uint8Array | undefined> {
  countRequest('address', address)
  const pictureId = id.safeParse(name)
  if (!pictureId.success) return undefined
  const [found] = await database.queries
    .select({ picture: generatedAvatars.picture })
    .from(generatedAvatars)
    .where(eq(generatedAvatars.id, pictureId.data))
  return found?.picture
}
