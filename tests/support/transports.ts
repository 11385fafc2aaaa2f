import type { AppRouter, ErrorBody } from '@questboard/api'
import type { RestProcedure } from '@questboard/server/procedures'
import { createTRPCUntypedClient, httpLink, TRPCClientError } from '@trpc/client'
import { type Call, sendTo } from './rest.ts'

/** The server and token of a call. Without a token the call is anonymous. */
export interface Caller {
  url: string
  token?: string | undefined
}

/** The result of a call over either transport. */
export type Outcome = { result: unknown } | { error: ErrorBody }

export type Input = Record<string, unknown>

/** Calls a procedure like the web app. */
export async function overTrpc(
  { url, token }: Caller,
  { name, method }: Pick<RestProcedure, 'name' | 'method'>,
  input: unknown,
): Promise<Outcome> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const client = createTRPCUntypedClient<AppRouter>({ links: [httpLink({ url: `${url}/trpc`, headers })] })
  try {
    return { result: await (method === 'GET' ? client.query(name, input) : client.mutation(name, input)) }
  } catch (error) {
    if (error instanceof TRPCClientError && error.data?.error) return { error: error.data.error }
    throw error
  }
}

/** The same call over REST: path, query and body by the document. */
export async function overRest(
  { url, token }: Caller,
  { method, path, fields }: Pick<RestProcedure, 'method' | 'path' | 'fields'>,
  input: Input,
): Promise<Outcome> {
  const send = sendTo(url, token)
  const rest = { ...input }
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  if (method !== 'GET' && method !== 'DELETE') return verdictOf(await send(`${method} ${filled}` as Call, rest))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(rest)) {
    if (!(name in fields) || value === undefined) continue
    for (const item of [value].flat()) query.append(name, String(item))
  }
  return verdictOf(await send(`${method} ${filled}?${query}` as Call))
}

const verdictOf = (reply: Outcome): Outcome =>
  'error' in reply && reply.error ? { error: reply.error } : { result: (reply as { result: unknown }).result }
