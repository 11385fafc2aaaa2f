import { createStore, del, entries, get, keys, setMany } from 'idb-keyval'

type KeptAnswer = {
  data: unknown /** When it came, in milliseconds. */
  at: number /** The version that asked. */
  by: string
}

const store = createStore('questboard-answers', 'answers')

/** What another version understood otherwise is not given to this one. */
const version = import.meta.url

/** After so many milliseconds nobody wants it any more. */
const longest = 30 * 24 * 60 * 60 * 1000

/** Calls whose answers hold secrets, or mean nothing without a server. */
const neverKept = /^(auth|sessions|tokens|webhooks|calendar|transfer|payments|rights|generation|config)\.|\.live$/

const waiting = new Map<string, KeptAnswer>()
let isDue = false

const nameOf = (owner: string, path: string, input: unknown): string =>
  `${owner} ${path} ${JSON.stringify(input ?? null)}`

/** Keeps the last answer to a query for the person who asked, when the browser has time for it. */
export function keepAnswer(owner: string, path: string, input: unknown, data: unknown): void {
  if (neverKept.test(path)) return
  waiting.set(nameOf(owner, path, input), { data, at: Date.now(), by: version })
  if (isDue) return
  isDue = true
  setTimeout(whenIdle, 500)
}

export async function keptAnswer(owner: string, path: string, input: unknown): Promise<KeptAnswer | undefined> {
  const name = nameOf(owner, path, input)
  const kept = waiting.get(name) ?? (await get<KeptAnswer>(name, store).catch(() => undefined))
  return kept?.by === version ? kept : undefined
}

/** Removes what is kept of one person, or of all but one. */
export async function forgetAnswers(isForgotten: (owner: string) => boolean): Promise<void> {
  const isOfForgotten = (name: string) => isForgotten(name.split(' ', 1)[0] ?? '')
  for (const name of waiting.keys()) if (isOfForgotten(name)) waiting.delete(name)
  const names = await keys<string>(store)
  await Promise.all(names.filter(isOfForgotten).map((name) => del(name, store)))
}

export async function forgetOldAnswers(): Promise<void> {
  const kept = await entries<string, KeptAnswer>(store)
  const old = kept.filter(([, { at, by }]) => by !== version || Date.now() - at > longest)
  await Promise.all(old.map(([name]) => del(name, store)))
}

function whenIdle(): void {
  isDue = false
  if ('requestIdleCallback' in window) requestIdleCallback(write, { timeout: 3000 })
  else write()
}

function write(): void {
  const answers = [...waiting]
  waiting.clear()
  // A full disk or a private window: then there is nothing to show without a connection.
  setMany(answers, store).catch(() => {})
}
