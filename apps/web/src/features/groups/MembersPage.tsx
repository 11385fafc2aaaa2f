import { Trans, useLingui } from '@lingui/react/macro'
import { Title } from '@mantine/core'
import type { Group } from '@questboard/api/groups/schema'
import type { ReactNode } from 'react'
import { formatNumber } from '../../app/format-number.ts'
import { trpc } from '../../app/trpc.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { Page } from '../../ui/Page.tsx'
import { type ChildActions, MemberRow } from './MemberRow.tsx'
import classes from './members.module.css'
import { membersIn } from './members.ts'
import { OpenInvitations } from './OpenInvitations.tsx'
import { placesHeld } from './places-held.ts'
import { SuccessionNotice } from './SuccessionNotice.tsx'
import { invitationsIn } from './sent-invitations.ts'
import { useGroup } from './use-group.ts'

type MembersPageProps = {
  groupId: string
  /** Shown to leaders beside the number of members. */
  addChild: (group: Group) => ReactNode
  childActions: ChildActions
}

/** The members of a group and its open invitations. */
export function MembersPage({ groupId, addChild, childActions }: MembersPageProps) {
  const { t } = useLingui()
  const { group, me, leads } = useGroup(groupId)
  const { name } = group
  usePageTitle(t`Members of ${name}`)
  const [{ limits }] = trpc.config.read.useSuspenseQuery({})
  const members = membersIn(groupId).useCurrent()
  const places = { members: members.length, max: limits.groupMembers }
  return (
    <Page width={64} isStacked>
      <SuccessionNotice group={group} />
      <section aria-labelledby="members-title">
        <div className={classes.head}>
          <Title order={2} id="members-title">
            <Trans>Members</Trans>
          </Title>
          <span className={classes.adding}>
            <span className={classes.count}>
              {leads ? <PlacesOfLeaders groupId={groupId} {...places} /> : <Places invited={0} {...places} />}
            </span>
            {leads && addChild(group)}
          </span>
        </div>
        <ul className={classes.list}>
          {members.map((member) => (
            <MemberRow key={member.id} group={group} me={me} member={member} childActions={childActions} />
          ))}
        </ul>
      </section>
      {leads && <OpenInvitations group={group} />}
    </Page>
  )
}

type PlacesProps = {
  members: number
  max: number
}

/** How many places are taken. Leaders see open invitations, which take places too. */
function PlacesOfLeaders({ groupId, ...places }: PlacesProps & { groupId: string }) {
  return <Places invited={placesHeld(invitationsIn(groupId).useCurrent())} {...places} />
}

function Places({ members, invited, max: maxMembers }: PlacesProps & { invited: number }) {
  const [count, max] = [formatNumber(members), formatNumber(maxMembers)]
  return invited > 0 ? (
    <Trans>
      {count} of {max}, and {invited} invited
    </Trans>
  ) : (
    <Trans>
      {count} of {max}
    </Trans>
  )
}
