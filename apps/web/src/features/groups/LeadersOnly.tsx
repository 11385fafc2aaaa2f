import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { usePageTitle } from '../../app/use-page-title.ts'
import { MissingPage } from '../../ui/MissingPage.tsx'

/** Shown to a member in place of another member's dashboard. */
export function LeadersOnly({ groupId }: { groupId: string }) {
  const { t } = useLingui()
  usePageTitle(t`For leaders only`)
  return (
    <MissingPage
      order={2}
      title={<Trans>Only leaders see this dashboard</Trans>}
      text={<Trans>Your own tasks, missions and rewards are on the group page.</Trans>}
      action={
        <Button mt="xs" renderRoot={(props) => <Link to="/groups/$groupId" params={{ groupId }} {...props} />}>
          <Trans>Go to group</Trans>
        </Button>
      }
    />
  )
}
