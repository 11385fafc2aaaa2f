import { server } from '../../app/offline-support.ts'
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
let lastResponseAt: number | null = null
let checking: Promise<boolean> | null = null
let timer = 0
let checks = 0

/** Calls back each time the server is there again. */
export function onReconnect(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The server has answered something. */
export function markReachable(): void {
  lastResponseAt = Date.now()
  if (away.read() === null) return
  clearTimeout(timer)
  away.write(null)
  for (const listener of listeners) listener()
}

/** What is on the screen came at that time, before anybody listened. */
export function markReachableAt(at: number): void {
  lastResponseAt = Math.max(lastResponseAt ?? 0, at)
}

/** A call did not get through: looks whether the server is away, or only that call was lost. */
export async function isAway(): Promise<boolean> {
  if (away.read() !== null) return true
  checking ??= isServerThere(patience.whileWaited).finally(() => {
    checking = null
  })
  if (await checking) return false
  if (away.read() === null) {
    away.write({ seenAt: lastResponseAt })
    checks = 0
    checkLater()
  }
  return true
}

/** An answer of that time is shown. */
export function showDataFrom(at: number): void {
  const { seenAt } = away.read() ?? {}
  if (seenAt === undefined || (seenAt !== null && seenAt <= at)) return
  away.write({ seenAt: at })
}

/** Looks at once: something says that it may be worth it. */
export async function checkNow(): Promise<void> {
  if (away.read() === null) return
  clearTimeout(timer)
  if (await isServerThere(patience.whileAway)) markReachable()
  else checkLater()
}

function checkLater(): void {
  clearTimeout(timer)
  timer = window.setTimeout(() => void checkNow(), pauses[Math.min(checks++, pauses.length - 1)])
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
