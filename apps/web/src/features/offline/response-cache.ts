import { delMany, entries, get, keys, setMany } from 'idb-keyval'
import { session } from '../../app/trpc.ts'
import { openStore } from './indexed-db.ts'

type CachedResponse = {
  data: unknown /** When it came, in milliseconds. */
  at: number /** The version that asked. */
  by: string
}

const store = openStore('questboard-answers', 'answers')

/** What another version understood otherwise is not given to this one. */
const version = import.meta.url

/** After so many milliseconds nobody wants it any more. */
const longest = 30 * 24 * 60 * 60 * 1000

/** Calls whose answers hold secrets, or mean nothing without a server. */
const neverCached = /^(auth|sessions|tokens|webhooks|calendar|transfer|payments|rights|generation|config)\.|\.live$/

const waiting = new Map<string, CachedResponse>()
let isDue = false

const nameOf = (owner: string, path: string, input: unknown): string =>
  `${owner} ${path} ${JSON.stringify(input ?? null)}`

const isOf = (owner: string, name: string): boolean => name.startsWith(`${owner} `)

/** Keeps the last answer to a query for the person who asked, when the browser has time for it. */
export function cacheResponse(owner: string, path: string, input: unknown, data: unknown): void {
  if (neverCached.test(path)) return
  waiting.set(nameOf(owner, path, input), { data, at: Date.now(), by: version })
  if (isDue) return
  isDue = true
  setTimeout(whenIdle, 500)
}

export async function cachedResponse(owner: string, path: string, input: unknown): Promise<CachedResponse | undefined> {
  const name = nameOf(owner, path, input)
  const kept = waiting.get(name) ?? (await get<CachedResponse>(name, store).catch(() => undefined))
  return kept?.by === version ? kept : undefined
}

/** Removes what is kept of anybody but this person, what is old, and what another version has kept. */
export async function pruneCache(owner: string): Promise<void> {
  const names = await keys<string>(store)
  const ofOthers = names.filter((name) => !isOf(owner, name))
  await delMany(ofOthers, store)
  const kept = await entries<string, CachedResponse>(store)
  const old = kept.filter(([, { at, by }]) => by !== version || Date.now() - at > longest)
  const oldNames = old.map(([name]) => name)
  await delMany(oldNames, store)
}

function whenIdle(): void {
  isDue = false
  if ('requestIdleCallback' in window) requestIdleCallback(write, { timeout: 3000 })
  else write()
}

function write(): void {
  const owner = session.user?.id
  // Who has signed out since leaves nothing behind.
  const answers = [...waiting].filter(([name]) => owner !== undefined && isOf(owner, name))
  waiting.clear()
  if (answers.length === 0) return
  // A full disk or a private window: then there is nothing to show without a connection.
  setMany(answers, store).catch(() => {})
}
