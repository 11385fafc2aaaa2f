import { get, update } from 'idb-keyval'
import { waitingKey } from '../../app/keeper.ts'
import { newId } from '../../app/mutations/new-id.ts'
import type { TaskMutation } from '../../app/mutations/task-mutation.ts'
import { clearUnloadMutations, readUnloadMutations } from '../../app/mutations/unload-mutations.ts'
import { createStore } from '../../ui/store.ts'
import { openStore } from './store.ts'

/** Why an act was not done: a code of the server's catalogue, or that it came too late, or what it stands on was refused. */
export type Refusal = string | 'tooOld' | 'earlierRefused'

export type WaitingAct = TaskMutation & {
  /** Of the act, not of the task. */
  key: string
  /** When it was done on this device, an instant. */
  at: string
  refused: Refusal | null
  /** Left by a page that could not wait for the answer: as a rule it is done, and nobody is told of it. */
  quiet?: boolean
}

const store = openStore('questboard-acts', 'acts')

/** Other windows of this browser show the same acts. */
const windows = new BroadcastChannel('questboard-acts')

/** How many acts of the person wait, and how many were refused and are not answered for yet. */
export const counts = createStore({ waiting: 0, refused: 0 })

/** The acts of a person in the order in which they were done. */
export async function readActs(owner: string): Promise<WaitingAct[]> {
  const acts = (await get<WaitingAct[]>(owner, store)) ?? []
  tell(owner, acts)
  return acts
}

/** Takes over what a page that was left could not send. */
export async function takeLeft(owner: string): Promise<void> {
  const left = readUnloadMutations(owner).map((act): WaitingAct => ({ ...act, refused: null, quiet: true }))
  if (left.length === 0) return
  await change(owner, (acts) => [...acts, ...left.filter(({ key }) => !acts.some((act) => act.key === key))])
  clearUnloadMutations(owner)
}

/**
 * Adds an act behind all others.
 * @throws where this device cannot keep it: it has no space, or gives no storage
 */
export async function addAct(owner: string, act: TaskMutation): Promise<WaitingAct> {
  const mark = waitingKey(owner)
  const wasEmpty = localStorage.getItem(mark) === null
  // Before it is written: whatever is done from here on stands behind it.
  localStorage.setItem(mark, '1')
  const waiting = { ...act, key: newId(), at: new Date().toISOString(), refused: null }
  try {
    await change(owner, (acts) => [...acts, waiting])
  } catch (error) {
    // Nothing waits: what is done next is sent at once.
    if (wasEmpty) localStorage.removeItem(mark)
    throw error
  }
  return waiting
}

export const removeActs = (owner: string, gone: (act: WaitingAct) => boolean): Promise<void> =>
  change(owner, (acts) => acts.filter((act) => !gone(act)))

/**
 * Refuses an act. The server judges those behind it on the same task by themselves, but without the task there is nothing
 * to judge: a refused creation refuses what changes the task, and settles its deletion.
 */
export const refuseAct = (owner: string, { key, call, input }: WaitingAct, why: Refusal): Promise<void> =>
  change(owner, (acts) => {
    const isOfIt = (act: WaitingAct) => call === 'create' && act.input.id === input.id
    if (acts.some((act) => isOfIt(act) && act.call === 'remove')) return acts.filter((act) => !isOfIt(act))
    return acts.map((act) => {
      if (act.key === key) return { ...act, refused: why }
      return isOfIt(act) && !act.refused ? { ...act, refused: 'earlierRefused' } : act
    })
  })

/** Lets what was refused wait again. */
export const tryAgain = (owner: string): Promise<void> =>
  change(owner, (acts) => acts.map((act) => ({ ...act, refused: null })))

/** Calls back when another window has changed the acts. */
export function onOtherWindow(listen: () => void): () => void {
  windows.addEventListener('message', listen)
  return () => windows.removeEventListener('message', listen)
}

async function change(owner: string, to: (acts: WaitingAct[]) => WaitingAct[]): Promise<void> {
  let changed: WaitingAct[] = []
  await update<WaitingAct[]>(
    owner,
    (acts = []) => {
      changed = to(acts)
      return changed
    },
    store,
  )
  tell(owner, changed)
  windows.postMessage(null)
}

function tell(owner: string, acts: WaitingAct[]): void {
  const refused = acts.filter((act) => act.refused).length
  const waiting = acts.length - refused
  if (waiting > 0) localStorage.setItem(waitingKey(owner), '1')
  else localStorage.removeItem(waitingKey(owner))
  const { waiting: before, refused: refusedBefore } = counts.read()
  if (before !== waiting || refusedBefore !== refused) counts.write({ waiting, refused })
}
