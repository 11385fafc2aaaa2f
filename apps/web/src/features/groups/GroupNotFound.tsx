import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { usePageTitle } from '../../app/use-page-title.ts'
import { LostPath } from '../../ui/illustrations/LostPath.tsx'
import classes from './missing.module.css'

/** The page for a group that does not exist or that the user is not in. */
export function GroupNotFound() {
  const { t } = useLingui()
  usePageTitle(t`No such group`)
  return (
    <div className={classes.missing}>
      <LostPath />
      <Title order={1}>
        <Trans>This group doesn’t exist here</Trans>
      </Title>
      <Text c="dimmed">
        <Trans>It may have been deleted, or you’re no longer in it.</Trans>
      </Text>
      <Button mt="xs" renderRoot={(props) => <Link to="/groups" {...props} />}>
        <Trans>Your groups</Trans>
      </Button>
    </div>
  )
}
