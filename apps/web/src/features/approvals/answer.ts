import { plural, t } from '@lingui/core/macro'
import type { ApprovalRequest } from '@questboard/api/dashboard/schema'
import type { Deed } from '@questboard/api/deeds/schema'
import { canWait, mutateWithUndo } from '../../app/mutations/undoable.ts'
import { session, trpcClient } from '../../app/trpc.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { announce, showMessage, showToast } from '../../ui/toasts.ts'
import { outcomes, progress, setOutcome, settle } from './outcomes.ts'
import { type Answer, isWork, keyOf } from './requests.ts'
import { isOver, type Result, refetchApprovals, restCallOf, send } from './send-answer.ts'

/** The number of parallel calls. */
const maxParallelCalls = 4

/** Answers one request. It disappears at once, and returns with the reason after a failure. */
export async function answer(request: ApprovalRequest, given: Answer): Promise<void> {
  setOutcome([request], { state: 'sending' })
  const outcome = await send(request, given)
  await refetchApprovals()
  if (isOver(outcome)) settle([request])
  const [name, who] = [shortTitle(request.name), shortTitle(request.user.name)]
  if (outcome === 'answered') say(request, given)
  if (outcome === 'over') showMessage(t`“${name}” from ${who} is no longer waiting for an answer.`)
}

/** The word on the button that refuses a request. */
export const refusal = (request: ApprovalRequest): string => (isWork(request) ? t`Send back` : t`Decline`)

function say(request: ApprovalRequest, { approved }: Answer): void {
  const [name, who] = [shortTitle(request.name), shortTitle(request.user.name)]
  if (approved) showMessage(t`Approved “${name}” from ${who}.`)
  else showMessage(isWork(request) ? t`Sent back “${name}” from ${who}.` : t`Declined “${name}” from ${who}.`)
}

/** Finds out why a request disappeared whose answer got no response: by sending the same answer once more. */
export async function explain(request: ApprovalRequest): Promise<void> {
  const outcome = outcomes.read().get(keyOf(request))
  if (outcome?.state !== 'failed') return
  const { answer } = outcome
  const result = await send(request, answer)
  if (result === 'over') return explainOver(request, answer)
  if (result !== 'answered') return
  settle([request])
  say(request, answer)
}

/** Says what became of a request that no longer waits, although no response says whether the answer was the reason. */
async function explainOver(request: ApprovalRequest, answer: Answer): Promise<void> {
  const who = shortTitle(request.user.name)
  const status = request.kind === 'deed' ? await statusOfDeed(request) : undefined
  if (status === (answer.approved ? 'approved' : 'refused')) {
    settle([request])
    say(request, answer)
    return
  }
  const text =
    status === undefined
      ? t`It was answered, or ${who} took it back.`
      : status === 'withdrawn'
        ? t`${who} took it back.`
        : t`Another leader has already answered.`
  setOutcome([request], { state: 'failed', text, answer, isUnknown: false })
}

/** Undefined: it could not be read, or is gone. */
async function statusOfDeed({ id, group }: ApprovalRequest): Promise<Deed['status'] | undefined> {
  try {
    const listed = await trpcClient.deeds.list.query({ groupId: group.id, page: 1, limit: 50 })
    return listed.find((deed) => deed.id === id)?.status
  } catch {
    return undefined
  }
}

/**
 * Approves several requests, which pays. They disappear at once; the calls wait while it can be undone. Without a
 * connection nothing waits.
 */
export function approveAll(requests: readonly ApprovalRequest[]): void {
  if (progress.read() || requests.length === 0) return
  const answer = { approved: true }
  if (!canWait()) return void answerAll(requests, answer)
  const message = approvedWords(requests.length)
  let isSent = false
  mutateWithUndo({
    toast: { message },
    messages: { undone: t`They’re waiting for your answer again.`, failed: t`Couldn’t answer the requests.` },
    show() {
      setOutcome(requests, { state: 'sending' })
      return () => {
        // Once it is being sent, the rows stay hidden.
        if (!isSent) settle(requests)
      }
    },
    send() {
      isSent = true
      return answerAll(requests, answer, true)
    },
    call: requests.map((request) => restCallOf(request)),
  })
  announce(message)
}

const approvedWords = (count: number): string =>
  t`${plural(count, { one: '# request approved.', other: '# requests approved.' })}`

let running: Promise<void> | null = null

/**
 * Answers several requests after those that are being answered, some in parallel, and reports how many succeeded.
 * @param isShown whether the user has read already that they succeed; then only a failure is reported
 */
export async function answerAll(requests: readonly ApprovalRequest[], answer: Answer, isShown = false): Promise<void> {
  if (requests.length === 0) return
  const { token } = session
  while (running !== null) await running
  // Another user may have signed in meanwhile.
  if (session.token !== token) return
  running = answerNow(requests, answer, isShown).finally(() => {
    running = null
  })
  await running
}

async function answerNow(requests: readonly ApprovalRequest[], answer: Answer, isShown: boolean): Promise<void> {
  const results: { request: ApprovalRequest; result: Result }[] = []
  progress.write({ done: 0, all: requests.length })
  for (let from = 0; from < requests.length; from += maxParallelCalls) {
    const some = requests.slice(from, from + maxParallelCalls)
    setOutcome(some, { state: 'sending' })
    await Promise.all(
      some.map(async (request) => {
        results.push({ request, result: await send(request, answer) })
        progress.write({ done: results.length, all: requests.length })
      }),
    )
  }
  await refetchApprovals()
  settle(results.filter(({ result }) => isOver(result)).map(({ request }) => request))
  progress.write(null)
  const countOf = (wanted: Result) => results.filter(({ result }) => result === wanted).length
  const [good, bad] = [countOf('answered'), countOf('refused')]
  // The rows of the others show why they failed.
  if (good + bad === 0 || (isShown && bad === 0)) return
  const message =
    good === 0
      ? ''
      : answer.approved
        ? approvedWords(good)
        : t`${plural(good, { one: '# request sent back.', other: '# requests sent back.' })}`
  const rest =
    bad > 0 ? t`${plural(bad, { one: 'Couldn’t answer # request.', other: 'Couldn’t answer # requests.' })}` : ''
  showToast({ message: `${message} ${rest}`.trim() })
  announce(`${message} ${rest}`.trim())
}
