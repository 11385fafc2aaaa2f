import type { OpenAI } from 'openai'
import type { OpenAiSettings } from '../kernel/settings.ts'
import { Unusable } from './unusable.ts'

/** The settings of a request to the provider. */
export interface Question {
  settings: OpenAiSettings
  /** Aborts when the client disconnects or the time is up. */
  signal: AbortSignal
}

const ownAddress = 'https://api.openai.com/v1'

/**
 * A client of the provider without retries: the user can try again, and no picture is paid for twice.
 * @param maxBytes the maximum size of a response
 */
export async function openProvider(settings: OpenAiSettings, maxBytes: number): Promise<OpenAI> {
  // Loaded on first use, so a server without generation needs less memory.
  const { OpenAI: Client } = await import('openai')
  return new Client({
    apiKey: settings.apiKey,
    baseURL: settings.baseUrl ?? ownAddress,
    timeout: settings.timeout,
    maxRetries: 0,
    logLevel: 'off',
    fetch: (url, init) => fetchAtMost(maxBytes, url, init),
  })
}

/** Fetches without redirects, and stops reading after this many bytes. */
async function fetchAtMost(max: number, url: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...init, redirect: 'error' })
  if (!response.body) return response
  let read = 0
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      read += chunk.byteLength
      if (read > max) controller.error(new Unusable(`more than ${max} bytes`))
      else controller.enqueue(chunk)
    },
  })
  const { status, statusText, headers } = response
  return new Response(response.body.pipeThrough(counted), { status, statusText, headers })
}
