import type { ApprovalRequest } from '@questboard/api/dashboard/schema'
import { session } from '../../app/trpc.ts'
import { createStore } from '../../ui/store.ts'
import { type Answer, keyOf, type Outcome, type Outcomes } from './requests.ts'

/** The outcomes of answers, until they are dismissed or the request disappears. */
export const outcomes = createStore<Outcomes>(new Map())

/** The progress of answering several requests; null when none is running. */
export const progress = createStore<{ done: number; all: number } | null>(null)

session.onSignedOut(() => {
  outcomes.write(new Map())
  progress.write(null)
})

/** The answer that failed, to be changed and sent again. */
export function failedAnswer(request: ApprovalRequest): Answer | undefined {
  const outcome = outcomes.read().get(keyOf(request))
  return outcome?.state === 'failed' ? outcome.answer : undefined
}

type OutcomeState = { state: 'sending' } | Omit<Extract<Outcome, { state: 'failed' }>, 'request'>

export function setOutcome(requests: readonly ApprovalRequest[], state: OutcomeState): void {
  const changed = requests.map((request): [string, Outcome] => [keyOf(request), { request, ...state }])
  outcomes.write(new Map([...outcomes.read(), ...changed]))
}

/** Removes the outcomes of requests that need no message any more. */
export function settle(requests: readonly ApprovalRequest[]): void {
  const keys = new Set(requests.map(keyOf))
  outcomes.write(new Map([...outcomes.read()].filter(([key]) => !keys.has(key))))
}

/** Dismisses the message about a request. */
export function dismiss(request: ApprovalRequest): void {
  settle([request])
}
