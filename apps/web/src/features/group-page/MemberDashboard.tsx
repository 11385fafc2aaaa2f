import { Trans, useLingui } from '@lingui/react/macro'
import { Stack } from '@mantine/core'
import type { Group, Member } from '@questboard/api/groups/schema'
import { IconChecklist, IconDots, IconFlag, IconGift } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { showNotOpened } from '../../app/mutations/on-demand.ts'
import { trpc } from '../../app/trpc.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Portrait } from '../../ui/Portrait.tsx'
import { useIsSmall } from '../../ui/use-is-small.ts'
import { PendingRequests } from '../approvals/PendingRequests.tsx'
import { BoardView } from '../board/BoardView.tsx'
import { themeOf } from '../board/board-theme.ts'
import { GroupNotFound } from '../groups/GroupNotFound.tsx'
import { LeadersOnly } from '../groups/LeadersOnly.tsx'
import { RoleName } from '../groups/RoleName.tsx'
import { RubiesLink } from '../groups/RubiesLink.tsx'
import { isLeader } from '../groups/roles.ts'
import { useGroup } from '../groups/use-group.ts'
import { MemberMissions } from './MemberMissions.tsx'
import { MemberRewards } from './MemberRewards.tsx'
import { MemberTasks } from './MemberTasks.tsx'
import classes from './member.module.css'
import { type DashboardPart, PartsLayout } from './PartsLayout.tsx'

type MemberDashboardProps = { groupId: string; userId: string }

/** All items of a member in a group, for its leaders. */
export function MemberDashboard({ groupId, userId }: MemberDashboardProps) {
  const { group } = useGroup(groupId)
  if (!isLeader(group.currentMember)) {
    return (
      <LeadersOnly
        groupId={groupId}
        title={<Trans>Only leaders see this dashboard</Trans>}
        text={<Trans>Your own tasks, missions and rewards are on the group page.</Trans>}
      />
    )
  }
  const member = group.members.find((candidate) => candidate.userId === userId)
  // A member who has just left has no data.
  return member ? <LoadedMember key={userId} group={group} member={member} /> : <GroupNotFound />
}

type LoadedMemberProps = { group: Group; member: Member }

function LoadedMember({ group, member }: LoadedMemberProps) {
  const { t } = useLingui()
  const isSmall = useIsSmall()
  const { userId, name, imageUrl } = member
  usePageTitle(t`${name}’s dashboard`)
  const [{ board }] = trpc.dashboard.readOfMember.useSuspenseQuery({ groupId: group.id, userId })
  const parts: DashboardPart[] = [
    {
      id: 'tasks',
      place: 'main',
      label: <Trans>Tasks</Trans>,
      icon: IconChecklist,
      content: (
        <Stack gap="lg">
          <PendingRequests groupId={group.id} isShown={({ user }) => user.id === userId} />
          <MemberTasks group={group} member={member} />
        </Stack>
      ),
    },
    {
      id: 'missions',
      place: 'aside',
      label: <Trans>Missions</Trans>,
      icon: IconFlag,
      content: <MemberMissions group={group} member={member} />,
    },
    {
      id: 'rewards',
      place: 'aside',
      label: <Trans>Rewards</Trans>,
      icon: IconGift,
      content: <MemberRewards group={group} member={member} />,
    },
  ]
  const pawn = { name, imageUrl }
  return (
    <>
      <Head group={group} member={member} />
      <PartsLayout
        isSmall={isSmall}
        // On a phone the items come first; the board is less important to a leader.
        board={!isSmall && <BoardView board={board} theme={themeOf(board.id)} pawn={pawn} compact />}
        parts={parts}
      />
    </>
  )
}

function Head({ group, member }: LoadedMemberProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { name, imageUrl, groupRole, stats } = member
  const toMembers = () => navigate({ to: '/groups/$groupId/members', params: { groupId: group.id } })
  return (
    <div className={classes.head}>
      <Portrait name={name} imageUrl={imageUrl} size={56} />
      <div className={classes.who}>
        <Heading order={2} dir="auto">
          {name}
        </Heading>
        <span className={classes.facts}>
          <span dir="auto">
            <RoleName group={group} role={groupRole} />
          </span>
          <Trans>Level {stats.level}</Trans>
          <RubiesLink groupId={group.id} value={stats.ruby} member={member} />
        </span>
      </div>
      <ActionMenu
        label={t`More for “${name}”`}
        button={<IconDots size={22} />}
        actions={() =>
          import('../groups/member-actions.tsx').then(({ memberActions }) =>
            memberActions(group, member, { onSee: () => {}, afterLeaving: toMembers }).filter(({ id }) => id !== 'see'),
          )
        }
        onFailed={showNotOpened}
      />
    </div>
  )
}
