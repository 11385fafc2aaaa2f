import { Trans } from '@lingui/react/macro'
import { shortTitle } from '../../ui/short-title.ts'
import type { OpenLink } from './check-invitation.ts'

/** Says who invites, and to which group. */
export function InvitedBy({ link: { group, inviter } }: { link: OpenLink }) {
  if (!group || !inviter) return <Trans>A group is waiting for you.</Trans>
  const [name, groupName] = [shortTitle(inviter.name), shortTitle(group.name)]
  return (
    <Trans>
      {name} invites you to the group “{groupName}”.
    </Trans>
  )
}
