import type { ApprovalRequest } from '@questboard/api/dashboard/schema'

/** The key of a request, different from that of a later request about the same item. */
export const keyOf = ({ kind, id, user, requestedAt }: ApprovalRequest): string =>
  `${kind}:${id}:${user.id}:${requestedAt}`

/** The answer of a leader. Without `ruby` an approval pays the price. */
export type Answer = { approved: boolean; note?: string; ruby?: number }

type Failed = {
  state: 'failed'
  text: string
  /** What was sent, so that it can be sent again. */
  answer: Answer
  /** No response arrived, so the text does not say what became of the request. */
  isUnknown: boolean
}

/** The outcome of an answer: it is being sent, or it failed for a reason. */
export type Outcome = { request: ApprovalRequest } & ({ state: 'sending' } | Failed)

export type Outcomes = ReadonlyMap<string, Outcome>

export type ShownRequest = {
  request: ApprovalRequest
  /** Why the last answer failed. */
  problem: string | null
  /** The request no longer waits, so it can only be read. */
  isGone: boolean
  /** Whether the request was answered elsewhere, and there is no message for the user. */
  isUnexplained: boolean
}

export type GroupOfRequests = { id: string; name: string; shown: ShownRequest[] }

/**
 * The requests to show, by group, the longest waiting first. Requests being answered are hidden; those answered too
 * late stay visible with the reason.
 */
export function arrange(waiting: readonly ApprovalRequest[], outcomes: Outcomes): GroupOfRequests[] {
  const waitingKeys = new Set(waiting.map(keyOf))
  const tooLate = [...outcomes].flatMap(([key, outcome]) =>
    outcome.state === 'failed' && !waitingKeys.has(key) ? [outcome.request] : [],
  )
  const shown = [...waiting, ...tooLate]
    .sort((a, b) => a.requestedAt.localeCompare(b.requestedAt))
    .flatMap((request): (ShownRequest & { request: ApprovalRequest })[] => {
      const outcome = outcomes.get(keyOf(request))
      if (outcome?.state === 'sending') return []
      const isGone = !waitingKeys.has(keyOf(request))
      return [{ request, problem: outcome?.text ?? null, isGone, isUnexplained: isGone && outcome?.isUnknown === true }]
    })
  const groups = Map.groupBy(shown, ({ request }) => request.group.id)
  return [...groups].map(([id, rows]) => ({ id, name: rows[0]?.request.group.name ?? '', shown: rows }))
}

/** The requests that can be answered. */
export const answerable = (groups: readonly GroupOfRequests[]): ApprovalRequest[] =>
  groups.flatMap(({ shown }) => shown.filter(({ isGone }) => !isGone).map(({ request }) => request))

/** Whether a refusal gives work back to be done better. A reward or a good deed is declined. */
export const isWork = ({ kind }: ApprovalRequest): boolean => kind === 'task' || kind === 'mission'
