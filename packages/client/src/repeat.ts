import { keyedCalls } from './contract.ts'
import { pause } from './pause.ts'

export type Send = (url: string | URL, init?: RequestInit) => Promise<Response>

/** How often a request is sent in total. */
const maxAttempts = 4

/** Milliseconds. */
const limits = {
  /** A request without a response counts as lost. Some calls wait for another service, for up to a minute. */
  attemptMs: 75_000,
  /** The longest wait before the next attempt, even if the server asks for more. */
  pauseMs: 30_000,
}

const keyed = new Set(keyedCalls)

/** The code while the server is still doing a call, whose first response was lost. */
const inProgress = 'requestInProgress'

/** Codes of refusals that did nothing and may be over soon. */
const temporaryCodes = new Set(['tooManyRequests', 'serviceUnavailable', inProgress])

/**
 * Sends tRPC requests again: queries and calls with a key also after a lost response or a fault of the server, others
 * only when the server says that it did nothing. It waits as long as `retry-after` says, or longer after each attempt.
 * While the server is still doing the call, it asks as long as a first response may take.
 */
export function withRetries(send: Send) {
  return async (address: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(address instanceof Request ? address.url : address)
    const isSafe = init.method !== 'POST' || keyed.has(url.pathname.slice(url.pathname.lastIndexOf('/') + 1))
    let inProgressUntil: number | undefined
    let attempt = 1
    for (;;) {
      const isLast = attempt === maxAttempts
      const outcome = await attemptOnce(send, url, init)
      if (outcome instanceof Response) {
        const code = outcome.ok ? undefined : await codeOf(outcome)
        if (code === inProgress) inProgressUntil ??= performance.now() + limits.attemptMs
        const isInProgress = code === inProgress && performance.now() < (inProgressUntil ?? 0)
        const wait = isLast && !isInProgress ? undefined : waitAfter(outcome, { code, isSafe, attempt })
        if (wait === undefined) return outcome
        await pause(wait, init.signal)
        if (!isInProgress) attempt++
      } else {
        if (isLast || !isSafe || init.signal?.aborted) throw outcome.lost
        await pause(backOff(attempt), init.signal)
        attempt++
      }
    }
  }
}

/** The whole response: a connection can also break within it. */
async function attemptOnce(send: Send, url: URL, init: RequestInit): Promise<Response | { lost: unknown }> {
  const timeout = AbortSignal.timeout(limits.attemptMs)
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout
  try {
    const response = await send(url, { ...init, signal })
    const { status, statusText, headers } = response
    return new Response(await response.text(), { status, statusText, headers })
  } catch (lost) {
    return { lost }
  }
}

/** Milliseconds until the next attempt, or undefined if this response is final. */
function waitAfter(
  response: Response,
  { code, isSafe, attempt }: { code: string | undefined; isSafe: boolean; attempt: number },
): number | undefined {
  if (response.ok) return undefined
  const isTemporary = code !== undefined && temporaryCodes.has(code)
  // Without a code it is the response of a proxy: the server may have done the call.
  const isFault = isSafe && response.status >= 500 && (code === undefined || code === 'somethingWentWrong')
  if (!isTemporary && !isFault) return undefined
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  const wait = Number.isNaN(seconds) ? backOff(attempt) : seconds * 1000
  return wait <= limits.pauseMs ? wait : undefined
}

async function codeOf(response: Response): Promise<string | undefined> {
  try {
    const { error } = (await response.clone().json()) as { error?: { data?: { error?: { message?: string } } } }
    return error?.data?.error?.message
  } catch {
    return undefined
  }
}

/** Half a second, doubled with each attempt, at random up to half longer. */
export const backOff = (attempt: number): number => 500 * 2 ** (attempt - 1) * (1 + Math.random() / 2)
