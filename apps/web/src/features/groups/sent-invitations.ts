import { t } from '@lingui/core/macro'
import type { Invitation } from '@questboard/api/groups/schema'
import { getQueryKey } from '@trpc/react-query'
import { attempt } from '../../app/mutations/attempt.ts'
import { perGroup } from '../../app/mutations/per-group.ts'
import { removeFromList } from '../../app/mutations/removal.ts'
import { createResponseList } from '../../app/mutations/response-list.ts'
import { trpc, trpcClient } from '../../app/trpc.ts'
import { showMessage } from '../../ui/toasts.ts'
import { invite } from './invite.ts'

/** The open invitations of a group. */
export const invitationsIn = perGroup((id) =>
  createResponseList({
    queryKey: getQueryKey(trpc.groups.invitations.list, { id }, 'query'),
    useResponse: () => trpc.groups.invitations.list.useSuspenseQuery({ id })[0],
  }),
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
  removeFromList({
    list: invitationsIn(groupId),
    id,
    messages: {
      done: t`Invitation for ${email} taken back.`,
      undone: t`${email} is invited again`,
      failed: t`Couldn’t take back the invitation for ${email}.`,
    },
    send: () => trpcClient.groups.invitations.revoke.mutate({ id: groupId, invitationId: id }),
    path: `/groups/${groupId}/invitations/${id}`,
  })
}
