import { t } from '@lingui/core/macro'
import type { Invitation } from '@questboard/api/groups/schema'
import { getQueryKey } from '@trpc/react-query'
import { attempt } from '../../app/mutations/attempt.ts'
import { removed } from '../../app/mutations/changes.ts'
import { createOptimisticList } from '../../app/mutations/optimistic-list.ts'
import { removeWithUndo } from '../../app/mutations/removal.ts'
import { trpc, trpcClient } from '../../app/trpc.ts'
import { keepFocus } from '../../ui/row-focus.ts'
import { showMessage } from '../../ui/toasts.ts'
import { invite } from './invite.ts'
import { perGroup } from './per-group.ts'

/** The open invitations of a group. */
export const invitationsIn = perGroup((id) =>
  createOptimisticList<Invitation[], Invitation>(
    {
      queryKey: getQueryKey(trpc.groups.invitations.list, { id }, 'query'),
      useAnswer: () => trpc.groups.invitations.list.useSuspenseQuery({ id })[0],
    },
    { read: (invitations) => invitations, write: (_, invitations) => invitations },
  ),
)

/** Sends an invitation again, with a new link that is valid for seven days. */
export function renew(groupId: string, { email }: Invitation): Promise<void> {
  return attempt(t`Couldn’t renew the invitation.`, async () => {
    await invite(groupId, email)
    showMessage(t`New invitation sent to ${email}.`)
  })
}

/** Hides an invitation, and revokes it when the toast closes without an undo. */
export function revoke(groupId: string, { id, email }: Invitation): void {
  const { overlay, perform } = invitationsIn(groupId)
  const send = () => trpcClient.groups.invitations.revoke.mutate({ id: groupId, invitationId: id })
  keepFocus(() =>
    removeWithUndo({
      words: {
        deleted: t`Invitation for ${email} withdrawn.`,
        back: t`${email} is invited again`,
        notDeleted: t`Couldn’t withdraw the invitation for ${email}.`,
      },
      hide: () => overlay(removed([id])),
      send: () => perform({ queueKey: id, change: removed([id]), send }),
      path: `/groups/${groupId}/invitations/${id}`,
    }),
  )
}
