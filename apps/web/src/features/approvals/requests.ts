import type { ApprovalRequest } from '@questboard/api/dashboard/schema'

/** Names one request among all, and not a later one about the same item. */
export const keyOf = ({ kind, id, user, requestedAt }: ApprovalRequest): string =>
  `${kind}:${id}:${user.id}:${requestedAt}`

/** What has come of answering a request: it is on its way, or it went wrong, and why. */
export type Outcome = { request: ApprovalRequest } & ({ state: 'sending' } | { state: 'failed'; text: string })

export type Outcomes = ReadonlyMap<string, Outcome>

export type Shown = {
  request: ApprovalRequest
  /** Why the last answer to it went wrong. */
  problem: string | null
  /** Nobody waits for it any more: there is nothing to answer, only to know. */
  isGone: boolean
}

export type GroupOfRequests = { id: string; name: string; shown: Shown[] }

/**
 * What is shown of the requests that wait, by group, in the order of the longest waiting: without those whose answer is
 * on its way, and with those whose answer came too late, so that one sees what became of it.
 */
export function arrange(waiting: readonly ApprovalRequest[], outcomes: Outcomes): GroupOfRequests[] {
  const waits = new Set(waiting.map(keyOf))
  const tooLate = [...outcomes].flatMap(([key, outcome]) =>
    outcome.state === 'failed' && !waits.has(key) ? [outcome.request] : [],
  )
  const shown = [...waiting, ...tooLate]
    .sort((one, other) => one.requestedAt.localeCompare(other.requestedAt))
    .flatMap((request): (Shown & { request: ApprovalRequest })[] => {
      const outcome = outcomes.get(keyOf(request))
      if (outcome?.state === 'sending') return []
      return [{ request, problem: outcome?.text ?? null, isGone: !waits.has(keyOf(request)) }]
    })
  const groups = Map.groupBy(shown, ({ request }) => request.group.id)
  return [...groups].map(([id, shown]) => ({ id, name: shown[0]?.request.group.name ?? '', shown }))
}

/** Those that can be answered. */
export const answerable = (groups: readonly GroupOfRequests[]): ApprovalRequest[] =>
  groups.flatMap(({ shown }) => shown.filter(({ isGone }) => !isGone).map(({ request }) => request))
