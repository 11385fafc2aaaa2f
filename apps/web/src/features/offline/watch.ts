import { onHeard } from '../../app/keeper.ts'
import { sendUndoable } from '../../app/mutations/undoable.ts'
import { queryClient } from '../../app/query-client.ts'
import { session } from '../../app/trpc.ts'
import { away, hear, heardBefore, isAway, lookNow, onBack } from './connection.ts'
import { forgetUseless, keepAnswer } from './kept-answers.ts'
import { replayAndTell } from './replay-and-tell.ts'
import { hideOthers, showActs } from './shown-acts.ts'
import { counts, onOtherWindow, readActs, takeLeft } from './waiting-acts.ts'

const known = new Map<string, Promise<void>>()

/** Shows the acts of a person that wait, before anything is drawn that they lie over. */
export function acquainted(owner: string): Promise<void> {
  const before = known.get(owner)
  if (before !== undefined) return before
  const now = takeLeft(owner)
    .then(() => readActs(owner))
    .then(showActs)
    // This device gives no storage now. It is asked again next time.
    .catch(() => void known.delete(owner))
  known.set(owner, now)
  return now
}

// It goes to the queue.
away.subscribe(() => away.read() && void sendUndoable())

session.onSignedOut(() => {
  known.clear()
  counts.write({ waiting: 0, refused: 0 })
  hideOthers([])
})

/**
 * Keeps what the server answers, notices when it is away and when it is back, and then sends what waits, for as long as
 * somebody is signed in.
 *
 * @returns what ends it
 */
export function watch(owner: string, onReadAnew: () => void): () => void {
  void acquainted(owner).then(sendWhatWaits)
  // What somebody else has left on this device is not for this person's session to hold.
  forgetUseless(owner).catch(() => {})
  keepWhatIsThere(owner)
  onHeard(({ type, path, input }, answer) => {
    hear()
    if (type === 'query') keepAnswer(owner, path, input, answer)
  })
  const left = new AbortController()
  const { signal } = left
  const ends = [
    onBack(() => void catchUp().then(onReadAnew)),
    onOtherWindow(() => void followOtherWindow(owner).catch(() => {})),
    queryClient.getQueryCache().subscribe((event) => {
      // What an act has changed by itself; answers are heard as they come.
      if (event.type !== 'updated' || event.action.type !== 'success' || !event.action.manual) return
      keepQuery(owner, event.query.queryKey, event.query.state.data)
    }),
  ]
  addEventListener('offline', () => void isAway(), { signal })
  addEventListener('online', () => void lookNow().then(sendWhatWaits), { signal })
  document.addEventListener('visibilitychange', () => void lookNow().then(sendWhatWaits), { signal })
  if (!navigator.onLine) void isAway()
  return () => {
    left.abort()
    onHeard(() => {})
    for (const end of ends) end()
  }
}

async function sendWhatWaits(): Promise<void> {
  if (counts.read().waiting > 0) await replayAndTell()
}

/** The server is back: what waits goes first, then what is seen is read anew. */
async function catchUp(): Promise<void> {
  if (counts.read().waiting > 0) await replayAndTell()
  else await queryClient.invalidateQueries()
}

async function followOtherWindow(owner: string): Promise<void> {
  const before = counts.read().waiting
  const acts = await readActs(owner)
  showActs(acts)
  if (counts.read().waiting < before) await queryClient.invalidateQueries()
  hideOthers(acts)
}

function keepWhatIsThere(owner: string): void {
  if (away.read() !== null) return
  for (const { queryKey, state } of queryClient.getQueryCache().getAll()) {
    if (state.data === undefined) continue
    heardBefore(state.dataUpdatedAt)
    keepQuery(owner, queryKey, state.data)
  }
}

/** Keeps an answer under the call that its key names; endless lists have keys of their own, and are heard. */
function keepQuery(owner: string, [path, details]: readonly unknown[], data: unknown): void {
  if (data === undefined || away.read() !== null) return
  if (!Array.isArray(path) || typeof details !== 'object' || details === null || !('input' in details)) return
  keepAnswer(owner, path.join('.'), details.input, data)
}
