import { Trans, useLingui } from '@lingui/react/macro'
import type { Group, Member } from '@questboard/api/groups/schema'
import { IconDots } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { showNotOpened } from '../../app/mutations/on-demand.ts'
import { levelPercent } from '../../layout/level-percent.ts'
import { RankingTitle } from '../../layout/RankingTitle.tsx'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import { Amount } from '../../ui/Amount.tsx'
import { Portrait } from '../../ui/Portrait.tsx'
import { Progress } from '../../ui/Progress.tsx'
import classes from './members.module.css'
import { RoleName } from './RoleName.tsx'
import { actsOn } from './roles.ts'

type MemberRowProps = { group: Group; me: Member; member: Member }

/** One member of a group: who it is, what the role is, how far the level, and how many rubies. */
export function MemberRow({ group, me, member }: MemberRowProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { id, userId, name, imageUrl, groupRole, stats } = member
  const isMe = id === me.id
  const params = { groupId: group.id }
  const hasActs = isMe ? groupRole !== 'creator' : Object.values(actsOn(me, member)).some(Boolean)
  const actions = () =>
    import('./member-actions.tsx').then(({ memberActions }) =>
      memberActions(group, member, {
        onSee: () => void navigate({ to: '/groups/$groupId/dashboard', params, search: { userId } }),
        onGone: () => navigate({ to: '/groups' }),
      }),
    )
  return (
    <li className={classes.row} data-row={id}>
      <Portrait name={name} imageUrl={imageUrl} size={52} />
      <div className={classes.who}>
        <span className={classes.name} dir="auto">
          {actsOn(me, member).see ? (
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
          <RoleName group={group} role={groupRole} />
        </span>
      </div>
      <div className={classes.level}>
        <span className={classes.levelLine}>
          <Trans>Level {stats.level}</Trans>
          <span className={classes.ranking}>
            <RankingTitle ranking={stats.ranking} />
          </span>
        </span>
        <Progress label={t`Experience of ${name} to the next level`} percent={levelPercent(stats)} />
      </div>
      <span className={classes.rubies}>
        <Amount currency="ruby" value={stats.ruby} chip />
      </span>
      <span className={classes.menu}>
        {hasActs && (
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
