import { z } from 'zod'
import { scopes } from '../kernel/areas.ts'
import { callId, day, id, instant, title } from '../kernel/schema.ts'

export { type Area, areas, type Scope } from '../kernel/areas.ts'

/** The maximum number of tokens of one user, including expired ones that are still listed. */
export const maxTokens = 50

/** The maximum days until a token expires, unless it never does. */
export const maxTokenDays = 365

export const scope = z
  .enum(scopes)
  .meta({ description: 'An area, to read or to write. Write access includes read access' })

export const accessToken = z
  .object({
    id,
    name: z.string(),
    scopes: z.array(scope),
    createdAt: instant,
    expiresAt: instant.nullable().meta({ description: 'Null: valid until it is revoked' }),
    lastUsedAt: instant.nullable().meta({ description: 'To the hour; null: never' }),
  })
  .meta({ id: 'AccessToken' })

export type AccessToken = z.infer<typeof accessToken>

export const createTokenInput = z.object({
  id: callId,
  name: title.meta({ description: 'A name for its owner' }),
  scopes: z.array(scope).min(1).max(scopes.length),
  expiresOn: day.nullish().meta({
    description: `The last day on which it is valid, in the time zone of the caller: today to ${maxTokenDays} days from now. By default it is valid until it is revoked`,
  }),
})

export type CreateToken = z.infer<typeof createTokenInput>

export const createdToken = z.object({
  token: z.string().meta({ description: 'The bearer token. Returned only in this response' }),
  accessToken,
})

export type CreatedToken = z.infer<typeof createdToken>
