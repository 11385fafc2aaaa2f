import { t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import type { ApprovalRequest } from '@questboard/api/dashboard/schema'
import type { ReactNode } from 'react'
import { openOnce } from '../../app/mutations/open-once.ts'
import { confirm } from '../../ui/confirm.tsx'
import { openDialog } from '../../ui/dialogs.ts'
import { focusAdding, keepFocus } from '../../ui/row-focus.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { answer, answerAll } from './answer.ts'
import { failedAnswer } from './outcomes.ts'
import { type Answer, isWork } from './requests.ts'

export function approve(request: ApprovalRequest): void {
  give(request, { approved: true })
}

/** Moves the focus to the next request, even if it belongs to another group. */
function give(request: ApprovalRequest, how: Answer): void {
  keepFocus(() => void answer(request, how))
  if (document.activeElement === document.body) focusAdding()
}

/** Asks for words, and for the rubies of an approval, and then answers a request. */
export function openAnswer(request: ApprovalRequest, isApproval: boolean): void {
  openOnce(async () => {
    const { AnswerForm } = await import('./AnswerForm.tsx')
    const name = shortTitle(request.name)
    const failed = failedAnswer(request)
    let given: Answer | undefined
    await openDialog({
      title: isApproval ? <Trans>Approve “{name}”</Trans> : refusalQuestion(request),
      width: 440,
      render: (close) => (
        <AnswerForm
          request={request}
          isApproval={isApproval}
          earlier={failed?.approved === isApproval ? failed : undefined}
          onAnswer={(how) => {
            given = how
          }}
          close={close}
        />
      ),
    })
    if (given) give(request, given)
  })
}

function refusalQuestion(request: ApprovalRequest): ReactNode {
  const name = shortTitle(request.name)
  return isWork(request) ? <Trans>Send back “{name}”?</Trans> : <Trans>Decline “{name}”?</Trans>
}

/** Sends back several requests after a confirmation, because answers cannot be undone. The note is for all of them. */
export function openRefuseAll(requests: readonly ApprovalRequest[], onRefused: () => void): void {
  openOnce(async () => {
    if (await refuseAll(requests)) onRefused()
  })
}

/** @returns whether the user has agreed */
async function refuseAll(requests: readonly ApprovalRequest[]): Promise<boolean> {
  const { NoteInput } = await import('../../ui/NoteInput.tsx')
  const count = requests.length
  const cost = requests.reduce((sum, { refusalCost }) => sum + refusalCost, 0)
  let note = ''
  const agreed = await confirm({
    title: <Plural value={count} one="Send back # request?" other="Send back # requests?" />,
    text:
      cost === 0 ? (
        <Trans>Tasks and missions reopen. No rubies are taken for rewards.</Trans>
      ) : (
        <Trans>
          Missions that have ended fail, which costs <Plural value={cost} one="# ruby" other="# rubies" /> in total.
        </Trans>
      ),
    choice: (
      // The dialog asks before what is written in a form is lost.
      <form onSubmit={(event) => event.preventDefault()}>
        <NoteInput
          label={t`A note for everyone (optional)`}
          onNote={(written) => {
            note = written.trim()
          }}
        />
      </form>
    ),
    confirmLabel: <Trans>Send back</Trans>,
    dangerous: true,
  })
  if (agreed) void answerAll(requests, { approved: false, ...(note && { note }) })
  return agreed
}
