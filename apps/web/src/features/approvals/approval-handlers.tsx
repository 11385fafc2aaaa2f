import { Plural, Trans } from '@lingui/react/macro'
import type { ApprovalRequest } from '@questboard/api/dashboard/schema'
import { confirm } from '../../ui/confirm.tsx'
import { focusAdding, keepFocus } from '../../ui/row-focus.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { answer, answerAll } from './answer.ts'

export function approve(request: ApprovalRequest): void {
  give(request, true)
}

/** Moves the focus to the next request, even if it belongs to another group. */
function give(request: ApprovalRequest, approved: boolean): void {
  keepFocus(() => void answer(request, approved))
  if (document.activeElement === document.body) focusAdding()
}

/** Rejects a request. It asks for confirmation if that takes rubies back. */
export async function refuse(request: ApprovalRequest): Promise<void> {
  const { refusalCost } = request
  const name = shortTitle(request.name)
  const who = shortTitle(request.user.name)
  const agreed =
    refusalCost === 0 ||
    (await confirm({
      title: <Trans>Send back “{name}”?</Trans>,
      text: (
        <Trans>
          The mission has ended, so it fails and {who} loses{' '}
          <Plural value={refusalCost} one="# ruby" other="# rubies" />.
        </Trans>
      ),
      action: <Trans>Send back</Trans>,
      dangerous: true,
    }))
  if (agreed) give(request, false)
}

/** Approves several requests after a confirmation, because it pays at once. */
export async function approveAll(requests: readonly ApprovalRequest[]): Promise<void> {
  const count = requests.length
  const agreed = await confirm({
    title: <Plural value={count} one="Approve # request?" other="Approve # requests?" />,
    text: <Trans>Each pays at once what it is worth.</Trans>,
    action: <Trans>Approve</Trans>,
  })
  if (agreed) await answerAll(requests, true)
}

/** Rejects several requests after a confirmation, because answers cannot be undone. */
export async function refuseAll(requests: readonly ApprovalRequest[]): Promise<void> {
  const count = requests.length
  const cost = requests.reduce((sum, { refusalCost }) => sum + refusalCost, 0)
  const agreed = await confirm({
    title: <Plural value={count} one="Send back # request?" other="Send back # requests?" />,
    text:
      cost === 0 ? (
        <Trans>Tasks and missions reopen. No rubies are taken for rewards.</Trans>
      ) : (
        <Trans>
          Missions that have ended fail, which costs <Plural value={cost} one="# ruby" other="# rubies" /> in all.
        </Trans>
      ),
    action: <Trans>Send back</Trans>,
    dangerous: true,
  })
  if (agreed) await answerAll(requests, false)
}
