import { Trans } from '@lingui/react/macro'
import { Stack, Text } from '@mantine/core'
import type { Child } from '@questboard/api/children/schema'
import { trpc } from '../../app/trpc.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { AskLeaders, useOtherLeaders } from '../privacy/AskLeaders.tsx'
import { isLeader } from './roles.ts'

type LastGuardianProps = {
  /** The group that the user is about to leave. */
  groupId: string
  /** The userIds of the children in it who have no other guardian. */
  childIds: readonly string[]
}

/** Offers to ask for another guardian while the user can: only those who lead a group of the child can ask. */
export function LastGuardian({ groupId, childIds }: LastGuardianProps) {
  const { data: children = [] } = trpc.children.list.useQuery({})
  const { data: groups = [] } = trpc.groups.list.useQuery({})
  const led = groups.filter(({ id, currentMember }) => id !== groupId && isLeader(currentMember))
  const alone = children.filter(
    (child) => childIds.includes(child.userId) && !child.groups.some(({ id }) => led.some((group) => group.id === id)),
  )
  return alone.map((child) => <Ask key={child.userId} child={child} />)
}

function Ask({ child }: { child: Child }) {
  const name = shortTitle(child.name)
  return (
    <Stack gap="xs">
      <Text>
        <Trans>You’re the only guardian of {name}. Once you’ve left, you can’t ask anyone else.</Trans>
      </Text>
      <AskLeaders child={child} leaders={useOtherLeaders(child)} />
      <Text size="sm" c="dimmed">
        <Trans>To delete {name}’s data instead, stay here and open the child’s menu under “Members”.</Trans>
      </Text>
    </Stack>
  )
}
