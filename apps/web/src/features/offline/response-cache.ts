import { delMany, entries, get, keys, setMany } from 'idb-keyval'
import { session } from '../../app/trpc.ts'
import { openStore } from './indexed-db.ts'

type CachedResponse = {
  data: unknown
  /** Time of the response in milliseconds. */
  at: number
  /** The app version that made the request. */
  by: string
}

const store = openStore('questboard-answers', 'answers')

/** A response of another version may have another format, so it is not used. */
const version = import.meta.url

/** The time after which a response is deleted. */
const maxAgeMs = 30 * 24 * 60 * 60 * 1000

/** Calls whose responses contain secrets, or are useless without a server. */
const neverCached =
  /^(auth|sessions|tokens|oauth|webhooks|calendar|transfer|payments|rights|generation|config)\.|\.live$/

const waiting = new Map<string, CachedResponse>()
let isDue = false

const nameOf = (owner: string, path: string, input: unknown): string =>
  `${owner} ${path} ${JSON.stringify(input ?? null)}`

const isOf = (owner: string, name: string): boolean => name.startsWith(`${owner} `)

/** Caches the last response to a query for the user, when the browser is idle. */
export function cacheResponse(owner: string, path: string, input: unknown, data: unknown): void {
  if (neverCached.test(path)) return
  waiting.set(nameOf(owner, path, input), { data, at: Date.now(), by: version })
  if (isDue) return
  isDue = true
  setTimeout(whenIdle, 500)
}

export async function cachedResponse(owner: string, path: string, input: unknown): Promise<CachedResponse | undefined> {
  const name = nameOf(owner, path, input)
  const cached = waiting.get(name) ?? (await get<CachedResponse>(name, store).catch(() => undefined))
  return cached?.by === version ? cached : undefined
}

/** Removes responses of other users, old responses, and those of other versions. */
export async function pruneCache(owner: string): Promise<void> {
  const names = await keys<string>(store)
  const ofOthers = names.filter((name) => !isOf(owner, name))
  await delMany(ofOthers, store)
  const cached = await entries<string, CachedResponse>(store)
  const old = cached.filter(([, { at, by }]) => by !== version || Date.now() - at > maxAgeMs)
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
  // Nothing is stored for a user who has signed out meanwhile.
  const answers = [...waiting].filter(([name]) => owner !== undefined && isOf(owner, name))
  waiting.clear()
  if (answers.length === 0) return
  // The disk is full, or the window is private: then nothing is available offline.
  setMany(answers, store).catch(() => {})
}
