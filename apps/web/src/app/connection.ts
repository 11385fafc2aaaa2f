import { outageStore } from './offline-support.ts'

/** The time between checks while the server is unreachable. */
const probeDelaysMs = [2_000, 5_000, 10_000, 20_000, 30_000]

/** The time to wait for the server before it counts as unreachable, and during checks while it is. */
const probeTimeoutMs = { online: 3000, offline: 8000 }

const listeners = new Set<() => void>()
let lastResponseAt: number | null = null
let checking: Promise<boolean> | null = null
let checkingNow: Promise<void> | null = null
let timer = 0
let checks = 0

/** Registers a listener for each time the server is reachable again. */
export function onReconnect(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Call this when the server has responded. */
export function markReachable(): void {
  lastResponseAt = Date.now()
  if (outageStore.read() === null) return
  clearTimeout(timer)
  outageStore.write(null)
  for (const listener of listeners) listener()
}

/** Records a response that arrived before this module loaded. */
export function markReachableAt(at: number): void {
  lastResponseAt = Math.max(lastResponseAt ?? 0, at)
}

/** After a call without a response, checks whether the server is unreachable or only that call was lost. */
export async function isUnreachable(): Promise<boolean> {
  if (outageStore.read() !== null) return true
  checking ??= isServerThere(probeTimeoutMs.online).finally(() => {
    checking = null
  })
  if (await checking) return false
  if (outageStore.read() === null) {
    outageStore.write({ seenAt: lastResponseAt })
    checks = 0
    checkLater()
  }
  return true
}

/** Records that data of this time is shown. */
export function showDataFrom(at: number): void {
  const { seenAt } = outageStore.read() ?? {}
  if (seenAt === undefined || (seenAt !== null && seenAt <= at)) return
  outageStore.write({ seenAt: at })
}

/** Checks at once, because something indicates a change. */
export async function checkNow(): Promise<void> {
  if (outageStore.read() === null) return
  checkingNow ??= check().finally(() => {
    checkingNow = null
  })
  return checkingNow
}

async function check(): Promise<void> {
  clearTimeout(timer)
  if (await isServerThere(probeTimeoutMs.offline)) markReachable()
  else checkLater()
}

function checkLater(): void {
  clearTimeout(timer)
  timer = window.setTimeout(() => void checkNow(), probeDelaysMs[Math.min(checks++, probeDelaysMs.length - 1)])
}

/**
 * The difference at which clocks still count as equal: the server reports whole seconds, and the response
 * takes a while.
 */
const sameTimeMs = 30_000

/** Milliseconds that the server's clock is ahead of this device's; 0 if the server does not respond. */
export async function readClockError(): Promise<number> {
  try {
    const { headers } = await fetch('/', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(probeTimeoutMs.online),
    })
    const error = Date.parse(headers.get('date') ?? '') - Date.now()
    return Math.abs(error) > sameTimeMs ? error : 0
  } catch {
    return 0
  }
}

async function isServerThere(timeoutMs: number): Promise<boolean> {
  try {
    const { ok } = await fetch('/', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) })
    return ok
  } catch {
    return false
  }
}
