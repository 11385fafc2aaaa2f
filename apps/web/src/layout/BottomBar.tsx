import { Trans, useLingui } from '@lingui/react/macro'
import { IconChecklist, IconFlag, IconGift, IconUser, IconUsersGroup } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { todayInput } from '../app/today-input.ts'
import { trpc } from '../app/trpc.ts'
import classes from './BottomBar.module.css'

/** The bottom bar of small screens: the five places that a family uses every day. */
export default function BottomBar() {
  const { t } = useLingui()
  const { data: groups } = trpc.dashboard.today.useQuery(todayInput, { select: (today) => today.groups })
  const [group, ...others] = groups ?? []
  const isOne = group && others.length === 0
  const places = [
    { to: '/dashboard', label: <Trans>Today</Trans>, Icon: IconChecklist },
    { to: isOne ? `/groups/${group.id}` : '/groups', label: <Trans>Family</Trans>, Icon: IconUsersGroup },
    { to: '/missions', label: <Trans>Missions</Trans>, Icon: IconFlag },
    { to: '/rewards', label: <Trans>Rewards</Trans>, Icon: IconGift },
    { to: '/me', label: <Trans context="bottom bar">Me</Trans>, Icon: IconUser },
  ]
  return (
    <nav className={classes.bar} aria-label={t`Main pages`}>
      {places.map(({ to, label, Icon }) => (
        <Link key={to} to={to} className={classes.item}>
          <Icon size={24} aria-hidden="true" />
          {label}
        </Link>
      ))}
    </nav>
  )
}
