import { Trans } from '@lingui/react/macro'
import type { Group, Role } from '@questboard/api/groups/schema'
import { labelOf } from './roles.ts'

type RoleNameProps = { group: Pick<Group, 'leaderRoleDisplayName' | 'memberRoleDisplayName'>; role: Role }

const names = {
  creator: <Trans context="role">Creator</Trans>,
  leader: <Trans context="role">Leader</Trans>,
  member: <Trans context="role">Member</Trans>,
}

/** The name of a role: the group's own word for it, or the default one. */
export function RoleName({ group, role }: RoleNameProps) {
  return labelOf(group, role) ?? names[role]
}
