import { openProvider, type Question } from './provider.ts'
import { Unusable } from './unusable.ts'

/** The bytes of a picture as the provider sends it: 8 MiB. */
const maxPictureBytes = 8 * 1024 * 1024

/** The bytes of a response: in base64 a picture is a third longer, and something is around it. */
const maxBytes = maxPictureBytes * 1.5

/**
 * Has a picture drawn.
 * @returns its bytes, of which nothing is known but that they are not too many
 * @throws Unusable when there is none, or it is too large; whatever the client throws when the provider fails
 */
export async function requestPicture({ settings, signal }: Question, prompt: string): Promise<Buffer> {
  const provider = await openProvider(settings, maxBytes)
  const answer = await provider.images.generate(
    { model: settings.imageModel, prompt, n: 1, size: '1024x1024', ...formOf(settings.imageModel) },
    { signal },
  )
  const encoded: unknown = answer?.data?.[0]?.b64_json
  if (typeof encoded !== 'string' || encoded === '') throw new Unusable('no picture')
  const picture = Buffer.from(encoded, 'base64')
  if (picture.length > maxPictureBytes) throw new Unusable('a picture too large')
  return picture
}

/**
 * OpenAI's newer models always send the picture itself and refuse to be asked; all others send an address unless asked,
 * and a foreign URL is not fetched from inside.
 */
const formOf = (model: string) =>
  /^(chatgpt|gpt)-image/.test(model) ? ({ quality: 'medium' } as const) : ({ response_format: 'b64_json' } as const)
