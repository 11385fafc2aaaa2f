import type { OpenAI } from 'openai'
import type { OpenAiSettings } from '../kernel/settings.ts'
import { Unusable } from './unusable.ts'

/** What one question to the provider goes by. */
export interface Question {
  settings: OpenAiSettings
  /** Aborted when nobody waits for the answer any more, or when it has taken too long. */
  signal: AbortSignal
}

const ownAddress = 'https://api.openai.com/v1'

/**
 * A client of the provider. It asks once: whoever waits may ask again, and no picture is paid for twice unseen.
 * @param mostBytes of an answer; a longer one is not read to its end
 */
export async function openProvider(settings: OpenAiSettings, mostBytes: number): Promise<OpenAI> {
  // A server on which nothing is made does not load it.
  const { OpenAI: Client } = await import('openai')
  return new Client({
    apiKey: settings.apiKey,
    baseURL: settings.baseUrl ?? ownAddress,
    timeout: settings.timeout,
    maxRetries: 0,
    logLevel: 'off',
    fetch: (url, init) => fetchAtMost(mostBytes, url, init),
  })
}

/** Goes where the operator said and nowhere else, and reads no more than so many bytes. */
async function fetchAtMost(most: number, url: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...init, redirect: 'error' })
  if (!response.body) return response
  let read = 0
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      read += chunk.byteLength
      if (read > most) controller.error(new Unusable(`more than ${most} bytes`))
      else controller.enqueue(chunk)
    },
  })
  const { status, statusText, headers } = response
  return new Response(response.body.pipeThrough(counted), { status, statusText, headers })
}
