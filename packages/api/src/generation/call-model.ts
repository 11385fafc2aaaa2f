import { z } from 'zod'
import { openProvider, type Question } from './provider.ts'
import { Unusable } from './unusable.ts'

/** The largest response that is read: far more than ten proposals take. */
const maxBytes = 1024 * 1024

export interface Prompt {
  /** The instructions, without any text of players. */
  instructions: string
  /** Text of players, sent separately as JSON, so that it is not mistaken for instructions. */
  data: object
  /** The schema of the answer. Providers with schema support follow it; it is checked again here. */
  answer: z.ZodType
}

/**
 * Asks the text model.
 * @returns what it wrote, unread
 * @throws Unusable when it refuses or writes nothing; whatever the client throws when the provider fails
 */
export async function callModel(
  { settings, signal }: Question,
  { instructions, data, answer }: Prompt,
): Promise<string> {
  const provider = await openProvider(settings, maxBytes)
  const completion = await provider.chat.completions.create(
    {
      model: settings.textModel,
      messages: [
        { role: 'system', content: instructions },
        { role: 'user', content: JSON.stringify(data) },
      ],
      response_format: {
        type: 'json_schema',
        json_schema: { name: 'proposals', strict: true, schema: z.toJSONSchema(answer) },
      },
    },
    { signal },
  )
  // Whatever the types promise, the answer is a stranger's.
  const content: unknown = completion?.choices?.[0]?.message?.content
  if (typeof content !== 'string' || content === '') throw new Unusable('no text')
  return content
}
