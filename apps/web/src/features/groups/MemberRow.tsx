import { Trans, useLingui } from '@lingui/react/macro'
import type { Group, Member } from '@questboard/api/groups/schema'
import { IconDots } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { formatDate } from '../../app/format-dates.ts'
import { showNotOpened } from '../../app/mutations/on-demand.ts'
import { levelPercent } from '../../layout/level-percent.ts'
import { RankingTitle } from '../../layout/RankingTitle.tsx'
import { ActionMenu, type MenuAction } from '../../ui/ActionMenu.tsx'
import { Amount } from '../../ui/Amount.tsx'
import { Portrait } from '../../ui/Portrait.tsx'
import { Progress } from '../../ui/Progress.tsx'
import classes from './members.module.css'
import { RoleName } from './RoleName.tsx'
import { RubiesLink } from './RubiesLink.tsx'
import { actionsOn, isLeader } from './roles.ts'

/** The actions on a child, which load with its menu. */
export type ChildActions = (group: Group, member: Member) => Promise<MenuAction[]>

type MemberRowProps = { group: Group; me: Member; member: Member; childActions: ChildActions }

/** A member of a group: name, role, level and rubies. */
export function MemberRow({ group, me, member, childActions }: MemberRowProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { id, userId, name, imageUrl, groupRole, stats } = member
  const isMe = id === me.id
  const until = formatDate(member.onBreakUntil)
  const params = { groupId: group.id }
  const hasActions = isMe ? groupRole !== 'creator' : Object.values(actionsOn(me, member)).some(Boolean)
  const actions = async () => {
    const [{ memberActions }, ofChild] = await Promise.all([
      import('./member-actions.tsx'),
      member.managed ? childActions(group, member) : [],
    ])
    return memberActions(
      group,
      member,
      {
        onSee: () => void navigate({ to: '/groups/$groupId/dashboard', params, search: { userId } }),
        afterLeaving: () => navigate({ to: '/groups' }),
      },
      ofChild,
    )
  }
  return (
    <li className={classes.row} data-row={id}>
      <Portrait name={name} imageUrl={imageUrl} size={52} />
      <div className={classes.who}>
        <span className={classes.name} dir="auto">
          {actionsOn(me, member).see ? (
            <Link
              className={classes.link}
              to="/groups/$groupId/dashboard"
              params={params}
              search={{ userId }}
              data-target
            >
              {name}
            </Link>
          ) : (
            name
          )}
          {isMe && (
            <span className={classes.you}>
              <Trans context="member">you</Trans>
            </span>
          )}
        </span>
        <span className={classes.role} data-role={groupRole} dir="auto">
          {member.managed ? <Trans context="member">Child</Trans> : <RoleName group={group} role={groupRole} />}
        </span>
        {member.onBreakUntil && (
          <span className={classes.break}>
            <Trans>On a break until {until}</Trans>
          </span>
        )}
      </div>
      <div className={classes.level}>
        <span className={classes.levelLine}>
          <Trans>Level {stats.level}</Trans>
          <span className={classes.ranking}>
            <RankingTitle ranking={stats.ranking} />
          </span>
        </span>
        <Progress label={t`${name}: XP to the next level`} percent={levelPercent(stats)} />
      </div>
      <span className={classes.rubies}>
        {isMe || isLeader(me) ? (
          <RubiesLink groupId={group.id} value={stats.ruby} member={isMe ? undefined : member} />
        ) : (
          <Amount currency="ruby" value={stats.ruby} chip />
        )}
      </span>
      <span className={classes.menu}>
        {hasActions && (
          <ActionMenu
            label={t`More for “${name}”`}
            button={<IconDots size={20} />}
            actions={actions}
            onFailed={showNotOpened}
          />
        )}
      </span>
    </li>
  )
}
