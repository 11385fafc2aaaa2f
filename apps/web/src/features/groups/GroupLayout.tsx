import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Title } from '@mantine/core'
import { IconArchive, IconArrowLeft, IconDots, IconLayoutDashboard, IconUserPlus, IconUsers } from '@tabler/icons-react'
import { Link, Outlet, useNavigate } from '@tanstack/react-router'
import { showNotOpened } from '../../app/mutations/on-demand.ts'
import { trpc } from '../../app/trpc.ts'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import tabs from '../../ui/tabs.module.css'
import { GroupNotFound } from './GroupNotFound.tsx'
import { openInvite } from './group-handlers.tsx'
import classes from './layout.module.css'
import { isGroupMissing } from './load.ts'
import { RoleName } from './RoleName.tsx'
import { RubiesLink } from './RubiesLink.tsx'
import { useRubies } from './rubies.ts'
import { useGroup } from './use-group.ts'

/** The layout of a group's pages: its name, the user's balance in it, and the navigation. */
export function GroupLayout({ groupId }: { groupId: string }) {
  const [, { error }] = trpc.groups.read.useSuspenseQuery({ id: groupId })
  // The group was deleted meanwhile, or the user was removed.
  if (error && isGroupMissing(error)) return <GroupNotFound />
  return (
    <>
      <Head groupId={groupId} />
      <Outlet />
    </>
  )
}

function Head({ groupId }: { groupId: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { group, me, leads } = useGroup(groupId)
  const { name } = group
  const rubies = useRubies(groupId)
  const params = { groupId }
  const menu = () =>
    import('./group-actions.tsx').then(({ groupActions }) =>
      groupActions(group, { afterLeaving: () => navigate({ to: '/groups' }) }),
    )
  return (
    <header className={classes.head}>
      <Link to="/groups" className={classes.back}>
        <IconArrowLeft size={18} aria-hidden="true" />
        <span className={classes.backText}>
          <Trans>Your groups</Trans>
        </span>
      </Link>
      <div className={classes.title}>
        <Title order={1} className={classes.name} dir="auto">
          {name}
        </Title>
        <ActionMenu
          label={t`More for “${name}”`}
          button={<IconDots size={22} />}
          actions={menu}
          onFailed={showNotOpened}
        />
      </div>
      <p className={classes.own}>
        <span className={classes.role} dir="auto">
          <RoleName group={group} role={me.groupRole} />
        </span>
        <RubiesLink groupId={groupId} value={rubies} />
      </p>
      <div className={classes.bar}>
        <nav className={tabs.tabs} aria-label={t`Group pages`}>
          <Link to="/groups/$groupId" params={params} className={tabs.tab} activeOptions={{ exact: true }}>
            <IconLayoutDashboard size={20} aria-hidden="true" />
            <Trans context="page of a group">Overview</Trans>
          </Link>
          <Link to="/groups/$groupId/members" params={params} className={tabs.tab}>
            <IconUsers size={20} aria-hidden="true" />
            <Trans>Members</Trans>
          </Link>
          {leads && (
            <Link to="/groups/$groupId/archive" params={params} className={tabs.tab}>
              <IconArchive size={20} aria-hidden="true" />
              <Trans context="page of a group">Archive</Trans>
            </Link>
          )}
        </nav>
        {leads && (
          <Button
            variant="light"
            size="sm"
            className={classes.invite}
            leftSection={<IconUserPlus size={18} />}
            onClick={() => openInvite(group)}
            data-adds
          >
            <Trans>Invite</Trans>
          </Button>
        )}
      </div>
    </header>
  )
}
