import { Trans, useLingui } from '@lingui/react/macro'
import { Radio, Stack } from '@mantine/core'
import type { Group } from '@questboard/api/groups/schema'
import { shortTitle } from '../../ui/short-title.ts'

/** Who continues a group: the userId of a leader, or null to close it. */
export type Successor = string | null

/** The leaders of a group besides its creator, in the order of joining. */
export const leadersOf = ({ members }: Group) => members.filter(({ groupRole }) => groupRole === 'leader')

type GroupsLeftProps = {
  /** The groups that the user created and others lead, too. */
  groups: readonly Group[]
  successors: ReadonlyMap<string, Successor>
  choose: (groupId: string, to: Successor) => void
}

/** Asks the creator, for each group with other leaders, who continues it. */
export function GroupsLeft({ groups, successors, choose }: GroupsLeftProps) {
  const { t } = useLingui()
  return groups.map((group) => {
    const name = shortTitle(group.name)
    const chosen = successors.get(group.id)
    return (
      <Radio.Group
        key={group.id}
        label={<Trans>Who continues “{name}”?</Trans>}
        value={chosen === null ? 'close' : chosen}
        onChange={(value) => choose(group.id, value === 'close' ? null : value)}
      >
        <Stack gap="xs" mt="xs">
          {leadersOf(group).map((leader) => (
            <Radio
              key={leader.userId}
              value={leader.userId}
              label={shortTitle(leader.name)}
              description={<Trans>Runs the group right away, and still does if you come back.</Trans>}
            />
          ))}
          <Radio
            value="close"
            label={t`No one: close it`}
            description={<Trans>The group disappears for everyone in it.</Trans>}
          />
        </Stack>
      </Radio.Group>
    )
  })
}
