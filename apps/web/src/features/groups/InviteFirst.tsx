import { Trans } from '@lingui/react/macro'
import type { Group } from '@questboard/api/groups/schema'
import { Button } from '../../ui/Button.tsx'
import { openInvite } from './group-handlers.tsx'

/** What a leader who is alone does before anything can be assigned. */
export function InviteFirst({ group }: { group: Group }) {
  return (
    <Button variant="light" onClick={() => openInvite(group)}>
      <Trans>Invite someone</Trans>
    </Button>
  )
}
