import { requestHeaders } from '../trpc.ts'
import type { RestCall } from './undoable.ts'

/** Sends a call over REST. Only a `keepalive` request outlives the page and the session. */
export function sendRestCall(
  { method, path, body }: RestCall,
  { token, keepalive }: { token: string | null; keepalive: boolean },
): Promise<Response> {
  const headers = requestHeaders({ opList: [{ context: { token } }] })
  if (body) headers['content-type'] = 'application/json'
  return fetch(`/api${path}`, { method, keepalive, headers, body: body ? JSON.stringify(body) : null })
}
