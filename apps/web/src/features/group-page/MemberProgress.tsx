import { Trans, useLingui } from '@lingui/react/macro'
import type { GroupTask } from '@questboard/api/group-tasks/schema'
import type { Member } from '@questboard/api/groups/schema'
import { IconCircle, IconCircleCheckFilled, IconHourglass } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatNumber } from '../../app/format-number.ts'
import { Amount } from '../../ui/Amount.tsx'
import { Portrait } from '../../ui/Portrait.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { localDay } from '../days/calendar.ts'
import { dayStart } from '../days/current-day.ts'
import { useToday } from '../days/use-today.ts'
import { groupTasksIn } from '../group-tasks/group-tasks.ts'
import { memberProgressOf, type Progress } from '../group-tasks/sections.ts'
import { useGroup } from '../groups/use-group.ts'
import classes from './member-progress.module.css'

/**
 * The members of a group. Leaders see what each has done today and what is left, and open a member's dashboard from
 * here; the others see rubies and levels. The rubies lead to where they come from: for leaders those of each member,
 * for the others only their own.
 */
export function MemberProgress({ groupId }: { groupId: string }) {
  const { t } = useLingui()
  const { group, leads } = useGroup(groupId)
  if (group.members.length < 2) return null
  return (
    // It scrolls on a phone, and for members it has few links to reach by keyboard.
    <ul className={classes.company} aria-label={t`Group progress`} tabIndex={leads ? undefined : 0}>
      {leads ? (
        <Today groupId={groupId} />
      ) : (
        group.members.map((member) => <Item key={member.id} groupId={groupId} member={member} />)
      )}
    </ul>
  )
}

function Today({ groupId }: { groupId: string }) {
  const { group } = useGroup(groupId)
  const today = useToday()
  const tasks: readonly GroupTask[] = groupTasksIn(groupId).useCurrent()
  const day = { today, dayOf: (instant: string) => localDay(new Date(instant), dayStart()) }
  return group.members.map((member) => (
    <Item key={member.id} groupId={groupId} member={member}>
      <Counts {...memberProgressOf(tasks, member.userId, day)} />
    </Item>
  ))
}

type ItemProps = { groupId: string; member: Member; children?: ReactNode }

function Item({ groupId, member, children }: ItemProps) {
  const { me, leads } = useGroup(groupId)
  const { id, name, imageUrl, stats, userId } = member
  const { t } = useLingui()
  const params = { groupId }
  const isOther = id !== me.id
  const rubies = <Amount currency="ruby" value={stats.ruby} size="sm" />
  const face = (
    <>
      <Portrait name={name} imageUrl={imageUrl} size={36} />
      <span className={classes.about}>
        {isOther && leads ? (
          <Link
            className={`${classes.name} ${classes.whole}`}
            dir="auto"
            to="/groups/$groupId/dashboard"
            params={params}
            search={{ userId }}
          >
            {name}
          </Link>
        ) : (
          <span className={classes.name} dir="auto">
            {name}
          </span>
        )}
        <span className={classes.has} data-today={children ? true : undefined}>
          {isOther && leads ? (
            <Link
              className={classes.rubies}
              to="/groups/$groupId/rubies"
              params={params}
              search={{ userId }}
              title={t`Where ${name}’s rubies come from`}
            >
              {rubies}
            </Link>
          ) : (
            rubies
          )}
          {children ?? <Trans>Level {stats.level}</Trans>}
        </span>
      </span>
    </>
  )
  return (
    <li>
      {isOther ? (
        <span className={classes.member}>{face}</span>
      ) : (
        <Link className={classes.member} to="/groups/$groupId/rubies" params={params}>
          {face}
        </Link>
      )}
    </li>
  )
}

/** The counts of a member. Zeros are left out unless all are zero. */
function Counts({ done, waiting, open }: Progress) {
  const { t } = useLingui()
  if (done + waiting + open === 0) return <Trans>nothing today</Trans>
  return (
    <>
      {done > 0 && <Count count={done} state="done" icon={<IconCircleCheckFilled size={15} />} label={t`done`} />}
      {waiting > 0 && (
        <Count count={waiting} state="waiting" icon={<IconHourglass size={15} />} label={t`waiting for approval`} />
      )}
      {open > 0 && <Count count={open} state="open" icon={<IconCircle size={15} />} label={t`to do`} />}
    </>
  )
}

type CountProps = { count: number; state: keyof Progress; icon: ReactNode; label: string }

function Count({ count, state, icon, label }: CountProps) {
  return (
    <span className={classes.count} data-state={state} title={`${formatNumber(count)} ${label}`}>
      <span aria-hidden="true">{icon}</span>
      {formatNumber(count)}
      <VisuallyHidden> {label}</VisuallyHidden>
    </span>
  )
}
