import { z } from 'zod'
import type { Scope } from '../kernel/areas.ts'
import { id, instant } from '../kernel/schema.ts'
import { scope } from '../tokens/schema.ts'

/** The maximum number of apps that a user connects. */
export const maxApps = 50

/** Days without use after which an app has to ask again, and days after which it has to in any case. */
export const [idleDays, maxDays] = [30, 90]

/** What an app gets that asks for nothing in particular: what the tools of the MCP server need. */
export const defaultScopes = [
  ...(['tasks:write', 'missions:write', 'rewards:write', 'board:read', 'groups:read'] as const),
] satisfies Scope[]

const appName = z.string().meta({ description: 'As the app calls itself. No one has checked it' })
const website = z.string().nullable().meta({ description: 'As the app states it' })

export const connectedApp = z
  .object({
    id,
    name: appName,
    website,
    scopes: z.array(scope),
    createdAt: instant.meta({ description: 'When you allowed it' }),
    lastUsedAt: instant.meta({ description: 'To the hour' }),
  })
  .meta({ id: 'ConnectedApp' })

export type ConnectedApp = z.infer<typeof connectedApp>

const query = z.string().max(4000).meta({
  description: 'The query of the authorization request, as the app sent it: `response_type=code&client_id=…`',
})

export const requestInput = z.object({ query })

export type ReadRequest = z.infer<typeof requestInput>

export const appRequest = z
  .object({
    app: z.object({ name: appName, website }),
    returnsTo: z.string().meta({ description: 'The host, or the scheme, of the address that gets the answer' }),
    local: z.boolean().meta({ description: 'Whether the app runs on the device of the user (RFC 8252)' }),
    scopes: z.array(scope),
    idleDays: z.number().int().meta({ description: 'Days without use after which the access ends' }),
    mostDays: z.number().int().meta({ description: 'Days after which it ends in any case' }),
    refusal: z
      .object({ error: z.string(), redirectTo: z.string() })
      .nullable()
      .meta({ description: 'Why the request cannot be allowed, and the address that tells the app so' }),
  })
  .meta({ id: 'AppRequest' })

export type AppRequest = z.infer<typeof appRequest>

const text = z.string().max(4000)

const parameter = text.optional()

/** The parameters of an authorization request (RFC 6749, 7636, 8707). Others mean nothing here. */
const parameters = z.object({
  client_id: text,
  response_type: parameter,
  redirect_uri: parameter,
  scope: parameter,
  state: parameter,
  code_challenge: parameter,
  code_challenge_method: parameter,
  resource: z.union([text, z.array(text).max(20)]).optional(),
})

export type AuthorizationParameters = z.infer<typeof parameters>

/** The parameters of a query, for the page that answers it. */
export function parametersOf(query: string): AuthorizationParameters {
  const sent = new URLSearchParams(query)
  const { resource: _several, ...single } = parameters.shape
  const singleSent = Object.keys(single).flatMap((name) => (sent.has(name) ? [[name, sent.get(name)]] : []))
  const resource = sent.getAll('resource')
  return { client_id: '', ...Object.fromEntries(singleSent), ...(resource.length > 0 && { resource }) }
}

export const consentInput = parameters.extend({
  approved: z.boolean().meta({ description: 'Whether the user allows it' }),
})

export type Consent = z.infer<typeof consentInput>

export const answered = z.object({
  redirectTo: z.string().meta({ description: 'The address of the app, with a code or an error' }),
})

/** The fields of a registration (RFC 7591) that count. Others are ignored, as the standard asks. */
export const registration = z.object({
  redirect_uris: z.array(z.string().max(500)).min(1).max(10),
  client_name: z.string().max(1000).optional(),
  client_uri: z.string().max(500).optional(),
  grant_types: z.array(z.string().max(100)).max(20).optional(),
  response_types: z.array(z.string().max(100)).max(20).optional(),
})
