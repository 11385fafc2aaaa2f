import { randomUUIDv7 } from 'node:crypto'
import { generatedAvatars } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { generatedAvatarUrl } from '../store/show-avatar.ts'
import { askForPicture } from './ask-for-picture.ts'
import { encodePicture } from './encode-picture.ts'
import { forgetOldPictures } from './forget-old-pictures.ts'
import { makeForGems } from './make-for-gems.ts'
import { promptForAvatar } from './prompts.ts'
import type { DrawAvatar, DrawAvatarResult } from './schema.ts'

/**
 * Draws an avatar from a description. It is kept, and worn once its player says so.
 * @throws DomainError cannotGenerateAvatar, notEnoughGemsToGenerate, tooManyRequests
 *
 * Specification: AI generation.
 */
export async function drawAvatar(
  ctx: UserContext,
  { description }: DrawAvatar,
  gone: AbortSignal | undefined,
): Promise<DrawAvatarResult> {
  const { services, userId } = ctx
  const id = randomUUIDv7()
  const { stats } = await makeForGems(ctx, 'avatar', gone, {
    ask: async (question) => encodePicture(await askForPicture(question, promptForAvatar(description))),
    async keep(tx, picture) {
      await tx.insert(generatedAvatars).values({ id, userId, picture, createdAt: services.clock.now() })
      await forgetOldPictures(tx, userId)
    },
  })
  return { avatar: { id, url: generatedAvatarUrl(id) }, stats }
}
