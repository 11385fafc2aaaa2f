import { Trans } from '@lingui/react/macro'
import { Title } from '@mantine/core'
import { trpc } from '../../app/trpc.ts'
import { PanelCard } from '../../ui/Panel.tsx'
import { RecordRow } from '../../ui/RecordRow.tsx'
import { RubiesLink } from '../groups/RubiesLink.tsx'
import classes from './BalancesPage.module.css'

/** Rubies are kept in each group: the user's balance in each, which leads to where it comes from. */
export function RubiesByGroup() {
  const { data: groups = [] } = trpc.groups.list.useQuery({})
  if (groups.length === 0) return null
  return (
    <section aria-labelledby="rubies-by-group">
      <div className={classes.head}>
        <Title order={2} size="h3" id="rubies-by-group">
          <Trans>Rubies</Trans>
        </Title>
      </div>
      <PanelCard>
        <ul>
          {groups.map(({ id, name, currentMember }) => (
            <RecordRow
              key={id}
              isInset
              title={name}
              end={<RubiesLink groupId={id} groupName={name} value={currentMember.stats.ruby} />}
            >
              <span>
                <Trans>Each group has its own rubies.</Trans>
              </span>
            </RecordRow>
          ))}
        </ul>
      </PanelCard>
    </section>
  )
}
