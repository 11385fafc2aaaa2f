import { generatedAvatars } from '@questboard/db/schema'
import type { UserContext } from '../kernel/context.ts'
import { assertNewId, claimNewId } from '../kernel/created-items.ts'
import { generatedAvatarUrl } from '../store/show-avatar.ts'
import { deleteOldPictures } from './delete-old-pictures.ts'
import { encodePicture } from './encode-picture.ts'
import { generateForGems } from './generate-for-gems.ts'
import { promptForAvatar } from './prompts.ts'
import { requestPicture } from './request-picture.ts'
import type { DrawAvatar, DrawAvatarResult } from './schema.ts'

/**
 * Generates an avatar from a description and stores it. The player then chooses whether to wear it.
 * @throws DomainError cannotGenerateAvatar, notEnoughGemsToGenerate, tooManyRequests, idAlreadyUsed, requestInProgress
 *
 * Rules: AI generation.
 */
export function drawAvatar(
  ctx: UserContext,
  input: DrawAvatar,
  gone: AbortSignal | undefined,
): Promise<DrawAvatarResult> {
  const { services, userId } = ctx
  return generateForGems(
    ctx,
    { kind: 'avatar', input, gone },
    {
      prompt: () => promptForAvatar(input.description),
      ask: async (question, prompt) => encodePicture(await requestPicture(question, prompt)),
      check: (tx) => assertNewId(tx, input.id),
      async answer(tx, picture, stats) {
        const id = await claimNewId(tx, ctx, input.id)
        await tx.insert(generatedAvatars).values({ id, userId, picture, createdAt: services.clock.now() })
        await deleteOldPictures(tx, userId)
        return { avatar: { id, url: generatedAvatarUrl(id) }, stats }
      },
    },
  )
}
