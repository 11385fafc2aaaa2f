import type { ErrorBody } from '@questboard/api'

/** A REST response: either result or error. */
export interface Reply<T> {
  status: number
  headers: Headers
  result: T
  error: ErrorBody
}

export type Call = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`

export type Send = <T>(call: Call, body?: unknown, headers?: Record<string, string>) => Promise<Reply<T>>

/** Calls the API of the server at `url` (`http://127.0.0.1:PORT`), with or without a token. */
export function sendTo(url: string, token?: string, always: Record<string, string> = {}): Send {
  return async <T>(call: Call, body?: unknown, headers: Record<string, string> = {}) => {
    const [method, path] = call.split(' ')
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...always,
        ...headers,
      },
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    })
    const envelope = (await response.json()) as { result: T; error: ErrorBody }
    return { status: response.status, headers: response.headers, ...envelope }
  }
}

/** The result of a call that must succeed. */
export async function expectOk<Result>(
  reply: Promise<{ status: number; result: Result; error: unknown }>,
): Promise<Result> {
  const { status, result, error } = await reply
  if (status !== 200) throw new Error(JSON.stringify(error))
  return result
}
