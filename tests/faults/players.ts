import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { register } from '../bench/people.ts'
import { type Call, type Reply, sendTo } from '../support/rest.ts'

/** A user who writes through a server. */
export interface Player {
  id: string
  token: string
}

/** The responses to players during faults. */
export interface Responses {
  /** Tasks whose creation and completion were acknowledged. */
  made: Set<string>
  completed: Set<string>
  /** How often each refusal occurred, such as `503 serviceUnavailable`, and lost responses. */
  refusals: Map<string, number>
  /** Responses outside the contract. */
  wrong: string[]
  /** The longest wait for a response, in milliseconds. */
  slowest: number
}

/** A response later than this counts as lost. */
const patienceMs = 30_000

/** Milliseconds between two calls of a player, and before a refused or lost call is repeated. */
const between = 10
const beforeAgain = 100

export const noResponses = (): Responses => ({
  made: new Set(),
  completed: new Set(),
  refusals: new Map(),
  wrong: [],
  slowest: 0,
})

export const acknowledged = ({ made, completed }: Responses): number => made.size + completed.size

export async function newPlayers(url: string, count: number, first = 1): Promise<Player[]> {
  const players: Player[] = []
  for (let n = 0; n < count; n++) players.push(await register(url, first + n))
  return players
}

/**
 * Each player creates tasks with client ids, completes them, and repeats each call until it is acknowledged, at the
 * next of `urls` when one does not respond.
 */
export function startPlaying(players: Player[], urls: string[], responses = noResponses()) {
  const end = new AbortController()
  const playing = Promise.all(players.map((player, place) => play(player, urls, place, responses, end.signal)))
  return {
    responses,
    async stop() {
      end.abort()
      await playing
    },
  }
}

async function play(
  { token }: Player,
  urls: string[],
  place: number,
  responses: Responses,
  end: AbortSignal,
): Promise<void> {
  let at = place
  const url = (next: boolean) => {
    if (next) at++
    return urls[at % urls.length] as string
  }
  while (!end.aborted) {
    const id = randomUUID()
    const notes = randomBytes(500).toString('hex')
    const task = { id, title: 'Wash the dishes', notes, gold: 3, type: 'todo' }
    if (await insist({ call: 'POST /user/tasks', body: task, token, url, responses, end })) responses.made.add(id)
    else return
    const done = { call: `POST /user/tasks/${id}/complete`, body: {}, repeated: 'taskAlreadyCompleted' } as const
    if (await insist({ ...done, token, url, responses, end })) responses.completed.add(id)
    await pause(between)
  }
}

interface Insisting {
  call: Call
  body: object
  /** The code of a repeated call that was done although its response was lost. */
  repeated?: string
  token: string
  url: (next: boolean) => string
  responses: Responses
  end: AbortSignal
}

/** @returns whether it was acknowledged before the end */
export async function insist({ call, body, repeated, token, url, responses, end }: Insisting): Promise<boolean> {
  let doubt = false
  let lost = false
  while (!end.aborted) {
    const answer: Reply<unknown> | undefined = await ask({ call, body, token, url: url(lost), responses })
    lost = answer === undefined
    if (answer?.status === 200) return true
    const code = answer ? `${answer.status} ${answer.error?.message}` : 'answer lost'
    if (answer && repeated !== undefined && answer.error?.message === repeated) {
      // A client that got a refusal may rely on it.
      if (!doubt) responses.wrong.push(`${call}: ${code}, after all answers before had said that it was not done`)
      return true
    }
    if (!answer || code === '500 somethingWentWrong') doubt = true
    else if (answer.status !== 503 || answer.error?.type !== 'ServiceUnavailable')
      responses.wrong.push(`${call}: ${code}`)
    responses.refusals.set(code, (responses.refusals.get(code) ?? 0) + 1)
    await pause(beforeAgain)
  }
  return false
}

interface Asking {
  call: Call
  body: object | undefined
  token: string
  url: string
  responses: Responses
}

/** Undefined if the connection ended without a response. */
export async function ask<Result>(asking: Asking): Promise<Reply<Result> | undefined> {
  const { call, body, token, url, responses } = asking
  const begun = performance.now()
  const late = Promise.withResolvers<'late'>()
  const timer = setTimeout(() => late.resolve('late'), patienceMs)
  try {
    const answer = await Promise.race([
      sendTo(url, token, { timezone: 'Europe/Sofia' })<Result>(call, body),
      late.promise,
    ])
    responses.slowest = Math.max(responses.slowest, performance.now() - begun)
    if (answer !== 'late') return answer
    responses.wrong.push(`${call}: no answer in ${patienceMs / 1000} s`)
    return undefined
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

/** Writes through one server until it is acknowledged. @returns milliseconds since `since` */
export async function backSince(since: number, { token }: Player, url: string, responses: Responses): Promise<number> {
  const id = randomUUID()
  const task = { id, title: 'Is anybody there?', gold: 3, type: 'todo' }
  const end = AbortSignal.timeout(60_000)
  const back = await insist({ call: 'POST /user/tasks', body: task, token, url: () => url, responses, end })
  if (back) responses.made.add(id)
  else responses.wrong.push('the service did not come back within a minute')
  return performance.now() - since
}
