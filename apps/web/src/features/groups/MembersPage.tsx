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
import { useGroup } from './use-group.ts'

/** The members of a group and its open invitations. */
export function MembersPage({ groupId }: { groupId: string }) {
  const { t } = useLingui()
  const { group, me, leads } = useGroup(groupId)
  const { name } = group
  usePageTitle(t`Members of ${name}`)
  const [{ limits }] = trpc.config.read.useSuspenseQuery({})
  const members = membersIn(groupId).useCurrent()
  const [count, most] = [formatNumber(members.length), formatNumber(limits.groupMembers)]
  return (
    <Page width={64} isStacked>
      <section aria-labelledby="members-title">
        <div className={classes.head}>
          <Title order={2} id="members-title">
            <Trans>Members</Trans>
          </Title>
          <span className={classes.count}>
            <Trans>
              {count} of {most}
            </Trans>
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
