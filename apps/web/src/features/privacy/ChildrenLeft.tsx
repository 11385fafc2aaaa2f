import { Trans, useLingui } from '@lingui/react/macro'
import { Radio, Stack, Text } from '@mantine/core'
import type { Child } from '@questboard/api/children/schema'
import { trpc } from '../../app/trpc.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { AskLeaders, type Leader, useOtherLeaders } from './AskLeaders.tsx'
import { askedDays } from './asked-days.ts'

/** What happens to a child whose last guardian leaves. Any other text is the id of the one leader who is asked. */
export type Fate = 'ask' | 'delete' | (string & {})

type ChildrenLeftProps = {
  /** The children who have no other guardian. */
  alone: readonly Child[]
  fates: ReadonlyMap<string, Fate>
  choose: (childId: string, fate: Fate) => void
}

/** Asks the last guardian, for each child, who cares for it from now on. */
export function ChildrenLeft({ alone, fates, choose }: ChildrenLeftProps) {
  return (
    <Stack gap="md">
      {alone.map((child) => (
        <ChildLeft
          key={child.userId}
          child={child}
          fate={fates.get(child.userId) ?? 'ask'}
          choose={(fate) => choose(child.userId, fate)}
        />
      ))}
    </Stack>
  )
}

function ChildLeft({ child, fate, choose }: { child: Child; fate: Fate; choose: (fate: Fate) => void }) {
  const { t } = useLingui()
  const leaders = useOtherLeaders(child)
  const days = askedDays(trpc.config.read.useQuery({}).data?.erasureDays ?? 0)
  const name = shortTitle(child.name)
  return (
    <Stack gap="xs">
      <Radio.Group label={<Trans>No one else is a guardian of {name}</Trans>} value={fate} onChange={choose}>
        <Stack gap="xs" mt="xs">
          <Radio
            value="ask"
            label={t`Ask the leaders`}
            description={
              <Trans>
                No one sees {name} any more. The first leader who accepts within {days} days becomes the guardian. If no
                one accepts, the data is deleted.
              </Trans>
            }
          />
          {leaders.length > 1 &&
            leaders.map((leader) => (
              <Radio
                key={leader.id}
                value={leader.id}
                label={t`Ask only ${leader.name}`}
                description={
                  <Trans>
                    Hidden until {leader.name} accepts. Without an answer in {days} days, the data is deleted.
                  </Trans>
                }
              />
            ))}
          <Radio
            value="delete"
            label={t`Delete ${name} too`}
            description={<Trans>Hidden right away, and later deleted for good. No one else is asked.</Trans>}
          />
        </Stack>
      </Radio.Group>
      <Successors child={child} leaders={leaders} />
    </Stack>
  )
}

/** The leaders who could become a guardian before the account is deleted. */
function Successors({ child, leaders }: { child: Child; leaders: Leader[] }) {
  if (leaders.length === 0) return null
  return (
    <Stack gap="xs">
      <Text size="sm">
        <Trans>Or first ask someone to be the guardian, and delete your account once they accept:</Trans>
      </Text>
      <AskLeaders child={child} leaders={leaders} />
    </Stack>
  )
}
