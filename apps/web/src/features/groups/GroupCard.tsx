import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Group } from '@questboard/api/groups/schema'
import { IconBell, IconChecks, IconListCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { trpc } from '../../app/trpc.ts'
import { Amount } from '../../ui/Amount.tsx'
import card from '../../ui/card.module.css'
import { People } from './People.tsx'
import classes from './page.module.css'
import { RoleName } from './RoleName.tsx'
import { isLeader } from './roles.ts'
import { countToDo } from './to-do.ts'

/** One of the user's groups: its members and open to-dos. The whole card is a link. */
export function GroupCard({ group }: { group: Group }) {
  const { id, name, members, currentMember } = group
  const { toDo, waiting } = useWaiting(id, isLeader(currentMember))
  return (
    <li className={card.card} data-row={id} data-waiting={waiting > 0 || undefined}>
      <h2 className={classes.name} dir="auto">
        <Link className={card.link} to="/groups/$groupId" params={{ groupId: id }} data-target>
          {name}
        </Link>
      </h2>
      <div className={classes.facts}>
        <People people={members} size={36} />
        <Amount currency="ruby" value={currentMember.stats.ruby} chip />
      </div>
      <span className={classes.role} dir="auto">
        <RoleName group={group} role={currentMember.groupRole} />
      </span>
      <div className={classes.badges}>
        <Badges toDo={toDo} waiting={waiting} />
      </div>
    </li>
  )
}

function Badges({ toDo, waiting }: { toDo: number | undefined; waiting: number }) {
  const { t } = useLingui()
  if (toDo === undefined) return null
  return (
    <>
      {waiting > 0 && (
        <span className={classes.badge} data-asks>
          <IconBell size={16} aria-hidden="true" />
          {t`${plural(waiting, { one: '# request waiting for your approval', other: '# requests waiting for your approval' })}`}
        </span>
      )}
      {toDo > 0 && (
        <span className={classes.badge}>
          <IconListCheck size={16} aria-hidden="true" />
          {t`${plural(toDo, { one: '# thing for you to do', other: '# things for you to do' })}`}
        </span>
      )}
      {toDo === 0 && waiting === 0 && (
        <span className={classes.badge}>
          <IconChecks size={16} aria-hidden="true" />
          <Trans>All caught up</Trans>
        </span>
      )}
    </>
  )
}

/** The open items and pending requests of a group; undefined while unknown. */
function useWaiting(groupId: string, leads: boolean): { toDo: number | undefined; waiting: number } {
  const { data: own } = trpc.dashboard.readInGroup.useQuery({ groupId })
  const { data: asked } = trpc.dashboard.approvals.useQuery({}, { enabled: leads })
  const waiting = asked?.requests.filter(({ group }) => group.id === groupId).length ?? 0
  return { toDo: own && countToDo(own), waiting }
}
