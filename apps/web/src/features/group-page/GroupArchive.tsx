import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { trpcClient } from '../../app/trpc.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Page } from '../../ui/Page.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { GroupMissionCard } from '../group-missions/GroupMissionCard.tsx'
import { groupMissionsIn } from '../group-missions/group-missions.ts'
import { GroupRewardRow } from '../group-rewards/GroupRewardRow.tsx'
import { groupRewardsIn } from '../group-rewards/group-rewards.ts'
import { GroupTaskRow } from '../group-tasks/GroupTaskRow.tsx'
import { groupTasksIn } from '../group-tasks/group-tasks.ts'
import classes from '../groups/members.module.css'
import { useGroup } from '../groups/use-group.ts'
import { useTagsById } from '../tags/use-tags-by-id.ts'
import { ArchivePages } from './ArchivePages.tsx'

type Kind = 'tasks' | 'missions' | 'rewards'

/** The archive of a group, for leaders: items can be read, copied, or deleted. */
export function GroupArchive({ groupId }: { groupId: string }) {
  const { t } = useLingui()
  const { group } = useGroup(groupId)
  const { name } = group
  usePageTitle(t`Archive of ${name}`)
  const [kind, setKind] = useState<Kind>('tasks')
  const tagsById = useTagsById(groupId)
  const kinds = [
    { value: 'tasks' as const, text: <Trans>Tasks</Trans> },
    { value: 'missions' as const, text: <Trans>Missions</Trans> },
    { value: 'rewards' as const, text: <Trans>Rewards</Trans> },
  ]
  return (
    <Page width={64} isStacked>
      <section aria-labelledby="archive-title">
        <div className={classes.head}>
          <Heading order={2} id="archive-title">
            <Trans context="page of a group">Archive</Trans>
          </Heading>
          <Segments label={t`Show`} segments={kinds} value={kind} onChoose={setKind} />
        </div>
        {kind === 'tasks' && (
          <ArchivePages
            queryKey={[['groupTasks', 'list'], { input: { groupId, archived: true }, type: 'infinite' }]}
            fetchPage={(range, options) =>
              trpcClient.groupTasks.list.query({ groupId, archived: true, ...range }, options)
            }
            useWithin={groupTasksIn(groupId).useWithin}
            render={(task) => <GroupTaskRow key={task.id} group={group} task={task} tags={tagsById} />}
          />
        )}
        {kind === 'missions' && (
          <ArchivePages
            queryKey={[['groupMissions', 'list'], { input: { groupId, archived: true }, type: 'infinite' }]}
            fetchPage={(range, options) =>
              trpcClient.groupMissions.list.query({ groupId, status: ['archived'], ...range }, options)
            }
            useWithin={groupMissionsIn(groupId).useWithin}
            render={(mission) => <GroupMissionCard key={mission.id} group={group} mission={mission} />}
          />
        )}
        {kind === 'rewards' && (
          <ArchivePages
            queryKey={[['groupRewards', 'list'], { input: { groupId, archived: true }, type: 'infinite' }]}
            fetchPage={(range, options) =>
              trpcClient.groupRewards.list.query({ groupId, archived: true, ...range }, options)
            }
            useWithin={groupRewardsIn(groupId).useWithin}
            render={(reward) => <GroupRewardRow key={reward.id} group={group} reward={reward} />}
          />
        )}
      </section>
    </Page>
  )
}
