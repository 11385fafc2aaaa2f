import createClient, { type Client } from 'openapi-fetch'
import type { paths } from './api.gen.ts'

export type Questboard = Client<paths>

/** An error response of the API. Its code is the same in every language. */
export class ApiError extends Error {
  readonly code: string
  readonly status: number

  constructor({ message, status }: { message: string; status: number }) {
    super(`${message} (${status})`)
    this.code = message
    this.status = status
  }
}

/** Calls the API of the server at `url` with an API token. Days begin in the time zone of this machine. */
export function connect(url: string, token: string): Questboard {
  return createClient<paths>({
    baseUrl: new URL('/api', url).href,
    headers: {
      authorization: `Bearer ${token}`,
      timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
  })
}

interface Answer<Result> {
  data?: { result: Result }
  error?: { error: { message: string; status: number } }
}

/**
 * The content of `result`.
 * @throws ApiError
 */
export async function resultOf<Result>(call: Promise<Answer<Result>>): Promise<Result> {
  const { data, error } = await call
  if (error) throw new ApiError(error.error)
  if (!data) throw new Error('the server answered nothing')
  return data.result
}
