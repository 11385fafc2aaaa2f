import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { usePageTitle } from '../../app/use-page-title.ts'
import { LostPath } from '../../ui/illustrations/LostPath.tsx'
import classes from './missing.module.css'

/** Shown to a member in place of another member's dashboard. */
export function LeadersOnly({ groupId }: { groupId: string }) {
  const { t } = useLingui()
  usePageTitle(t`For leaders only`)
  return (
    <div className={classes.missing}>
      <LostPath />
      <Title order={2}>
        <Trans>Only leaders see this dashboard</Trans>
      </Title>
      <Text c="dimmed">
        <Trans>Your own tasks, missions and rewards are on the group page.</Trans>
      </Text>
      <Button mt="xs" renderRoot={(props) => <Link to="/groups/$groupId" params={{ groupId }} {...props} />}>
        <Trans>Go to group</Trans>
      </Button>
    </div>
  )
}
