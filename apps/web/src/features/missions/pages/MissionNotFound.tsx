import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { usePageTitle } from '../../../app/use-page-title.ts'
import { LostPath } from '../../../ui/illustrations/LostPath.tsx'
import classes from './page.module.css'

/** The page for a mission that does not exist. */
export function MissionNotFound() {
  const { t } = useLingui()
  usePageTitle(t`No such mission`)
  return (
    <div className={classes.missing}>
      <LostPath />
      <Title order={1}>
        <Trans>This mission doesn’t exist</Trans>
      </Title>
      <Text c="dimmed">
        <Trans>It may have been deleted, or the address is mistyped.</Trans>
      </Text>
      <Button mt="xs" renderRoot={(props) => <Link to="/missions" {...props} />}>
        <Trans>All missions</Trans>
      </Button>
    </div>
  )
}
