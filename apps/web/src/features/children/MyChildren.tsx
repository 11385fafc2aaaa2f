import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Title } from '@mantine/core'
import type { Child } from '@questboard/api/children/schema'
import type { Group } from '@questboard/api/groups/schema'
import { formatDate } from '../../app/format-dates.ts'
import { trpc } from '../../app/trpc.ts'
import { BusyButton } from '../../ui/BusyButton.tsx'
import { Portrait } from '../../ui/Portrait.tsx'
import { isLeader } from '../groups/roles.ts'
import { restoreChild } from './child-handlers.tsx'
import classes from './children.module.css'
import { exportChild } from './export-child.ts'
import { openGroupsOfChild } from './open-child-dialogs.tsx'

/**
 * The children that no group page of the user shows: those being deleted, and those in groups that the user does not
 * lead. Renders nothing when there are none.
 */
export function MyChildren() {
  const [groups] = trpc.groups.list.useSuspenseQuery({})
  const { data: children = [] } = trpc.children.list.useQuery({})
  const apart = children.filter((child) => child.erasesOn !== null || !isLedBy(groups, child))
  if (apart.length === 0) return null
  return (
    <section className={classes.section} aria-labelledby="children-title">
      <Title order={2} size="h4" id="children-title" mb="sm">
        <Trans>Your children</Trans>
      </Title>
      <ul className={classes.people}>
        {apart.map((child) => (
          <Apart key={child.userId} child={child} />
        ))}
      </ul>
    </section>
  )
}

const isLedBy = (groups: Group[], child: Child): boolean =>
  child.groups.some(({ id }) => groups.some((group) => group.id === id && isLeader(group.currentMember)))

function Apart({ child }: { child: Child }) {
  const { t } = useLingui()
  const { name, avatar, erasesOn } = child
  const day = erasesOn === null ? '' : formatDate(erasesOn)
  return (
    <li className={classes.person}>
      <Portrait name={name} imageUrl={avatar.imagePath} size={44} />
      <span className={classes.note}>
        <strong dir="auto">{name}</strong>
        <span className={classes.until}>
          {erasesOn !== null ? <Trans>Will be deleted on {day}</Trans> : <Where child={child} />}
        </span>
      </span>
      <BusyButton size="sm" variant="default" aria-label={t`Download ${name}’s data`} run={() => exportChild(child)}>
        <Trans>Download</Trans>
      </BusyButton>
      {erasesOn === null ? (
        <Button size="sm" variant="default" aria-label={t`${name}’s groups`} onClick={() => openGroupsOfChild(child)}>
          <Trans>Groups</Trans>
        </Button>
      ) : (
        <BusyButton size="sm" aria-label={t`Keep ${name}`} run={() => restoreChild(child)}>
          <Trans>Keep</Trans>
        </BusyButton>
      )}
    </li>
  )
}

function Where({ child }: { child: Child }) {
  if (child.groups.length === 0) return <Trans>In no group</Trans>
  const names = child.groups.map(({ name }) => name).join(', ')
  return <Trans>In {names}</Trans>
}
