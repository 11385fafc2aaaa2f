import type { Invitation } from '@questboard/api/groups/schema'
import { trpcClient, trpcUtils } from '../../app/trpc.ts'

/** Invites an address or renews its invitation, and finds out how it can be accepted. */
export async function invite(groupId: string, email: string): Promise<Invitation> {
  const { invitationId } = await trpcClient.groups.invitations.invite.mutate({ groupId, email })
  const open = await trpcUtils.groups.invitations.list.fetch({ id: groupId }, { staleTime: 0 }).catch(() => [])
  const now = new Date().toISOString()
  // The invitation was sent even if the list failed to load; only the way to accept it is unknown.
  return (
    open.find(({ id }) => id === invitationId) ?? {
      id: invitationId,
      email,
      createdAt: now,
      expiresAt: now,
      link: null,
    }
  )
}
