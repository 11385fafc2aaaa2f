import { Trans, useLingui } from '@lingui/react/macro'
import { Title } from '@mantine/core'
import { formatNumber } from '@questboard/i18n'
import { trpc } from '../../app/trpc.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { Page } from '../../ui/Page.tsx'
import { MemberRow } from './MemberRow.tsx'
import classes from './members.module.css'
import { membersIn } from './members.ts'
import { OpenInvitations } from './OpenInvitations.tsx'
import { placesHeld } from './places-held.ts'
import { invitationsIn } from './sent-invitations.ts'
import { useGroup } from './use-group.ts'

/** The members of a group and its open invitations. */
export function MembersPage({ groupId }: { groupId: string }) {
  const { t } = useLingui()
  const { group, me, leads } = useGroup(groupId)
  const { name } = group
  usePageTitle(t`Members of ${name}`)
  const [{ limits }] = trpc.config.read.useSuspenseQuery({})
  const members = membersIn(groupId).useCurrent()
  const places = { members: members.length, most: limits.groupMembers }
  return (
    <Page width={64} isStacked>
      <section aria-labelledby="members-title">
        <div className={classes.head}>
          <Title order={2} id="members-title">
            <Trans>Members</Trans>
          </Title>
          <span className={classes.count}>
            {leads ? <PlacesOfLeaders groupId={groupId} {...places} /> : <Places invited={0} {...places} />}
          </span>
        </div>
        <ul className={classes.list}>
          {members.map((member) => (
            <MemberRow key={member.id} group={group} me={me} member={member} />
          ))}
        </ul>
      </section>
      {leads && <OpenInvitations group={group} />}
    </Page>
  )
}

interface PlacesProps {
  members: number
  most: number
}

/** How many places are taken. Leaders see open invitations, which take places too. */
function PlacesOfLeaders({ groupId, ...places }: PlacesProps & { groupId: string }) {
  return <Places invited={placesHeld(invitationsIn(groupId).useCurrent())} {...places} />
}

function Places({ members, invited, most: mostMembers }: PlacesProps & { invited: number }) {
  const [count, most] = [formatNumber(members), formatNumber(mostMembers)]
  return invited > 0 ? (
    <Trans>
      {count} + {invited} invited of {most}
    </Trans>
  ) : (
    <Trans>
      {count} of {most}
    </Trans>
  )
}
