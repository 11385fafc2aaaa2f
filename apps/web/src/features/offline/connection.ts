import { server } from '../../app/keeper.ts'
import { createStore } from '../../ui/store.ts'

/** Since when the server is away: the time, in milliseconds, of what is seen; null where nothing is known. */
type Away = { seenAt: number | null }

/** Milliseconds between two looks for a server that is away. */
const pauses = [2_000, 5_000, 10_000, 20_000, 30_000]

/** How the server is: null when it answers. */
export const away = createStore<Away | null>(null)

away.subscribe(() => {
  server.isAway = away.read() !== null
})

/** Milliseconds after which a server that says nothing counts as away, and for which one that was away is listened to. */
const patience = { whileWaited: 3000, whileAway: 8000 }

const listeners = new Set<() => void>()
let lastHeard: number | null = null
let looking: Promise<boolean> | null = null
let timer = 0
let looks = 0

/** Calls back each time the server is there again. */
export function onBack(listen: () => void): () => void {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

/** The server has answered something. */
export function hear(): void {
  lastHeard = Date.now()
  if (away.read() === null) return
  clearTimeout(timer)
  away.write(null)
  for (const listen of listeners) listen()
}

/** What is on the screen came at that time, before anybody listened. */
export function heardBefore(at: number): void {
  lastHeard = Math.max(lastHeard ?? 0, at)
}

/** A call did not get through: looks whether the server is away, or only that call was lost. */
export async function isAway(): Promise<boolean> {
  if (away.read() !== null) return true
  looking ??= isServerThere(patience.whileWaited).finally(() => {
    looking = null
  })
  if (await looking) return false
  if (away.read() === null) {
    away.write({ seenAt: lastHeard })
    looks = 0
    lookLater()
  }
  return true
}

/** An answer of that time is shown. */
export function showFrom(at: number): void {
  const { seenAt } = away.read() ?? {}
  if (seenAt === undefined || (seenAt !== null && seenAt <= at)) return
  away.write({ seenAt: at })
}

/** Looks at once: something says that it may be worth it. */
export async function lookNow(): Promise<void> {
  if (away.read() === null) return
  clearTimeout(timer)
  if (await isServerThere(patience.whileAway)) hear()
  else lookLater()
}

function lookLater(): void {
  clearTimeout(timer)
  timer = window.setTimeout(() => void lookNow(), pauses[Math.min(looks++, pauses.length - 1)])
}

/** Clocks that differ by less milliseconds agree: the server tells whole seconds, and its answer takes a while. */
const sameTime = 30_000

/** Milliseconds that the server's clock is ahead of this device's; 0 where the server does not answer. */
export async function readClockError(): Promise<number> {
  try {
    const { headers } = await fetch('/', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(patience.whileWaited),
    })
    const error = Date.parse(headers.get('date') ?? '') - Date.now()
    return Math.abs(error) > sameTime ? error : 0
  } catch {
    return 0
  }
}

async function isServerThere(patience: number): Promise<boolean> {
  try {
    const { ok } = await fetch('/', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patience) })
    return ok
  } catch {
    return false
  }
}
