import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { trpc } from '../../app/trpc.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import card from '../../ui/card.module.css'
import { Page } from '../../ui/Page.tsx'
import { GroupCard } from './GroupCard.tsx'
import { InboxLink } from './InboxLink.tsx'
import { Invitations } from './Invitations.tsx'
import { NoGroups } from './NoGroups.tsx'
import { useOpenNewGroup } from './open-new-group.tsx'
import { isLeader } from './roles.ts'

/** The user's groups, the invitations to others, and what is shown below them. */
export function GroupsPage({ children }: { children?: ReactNode }) {
  const { t } = useLingui()
  usePageTitle(t`Groups`)
  const openNew = useOpenNewGroup()
  const [groups] = trpc.groups.list.useSuspenseQuery({})
  return (
    <Page
      width={80}
      isStacked
      title={<Trans>Groups</Trans>}
      beside={
        groups.length > 0 && (
          <Button leftSection={<IconPlus size={20} />} onClick={openNew} data-adds>
            <Trans>New group</Trans>
          </Button>
        )
      }
    >
      <Invitations />
      <InboxLink leads={groups.some(({ currentMember }) => isLeader(currentMember))} />
      {groups.length === 0 ? (
        <NoGroups />
      ) : (
        <ul className={card.cards} aria-label={t`Your groups`}>
          {groups.map((group) => (
            <GroupCard key={group.id} group={group} />
          ))}
        </ul>
      )}
      {children}
    </Page>
  )
}
