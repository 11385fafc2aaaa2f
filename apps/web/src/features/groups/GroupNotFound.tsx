import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { usePageTitle } from '../../app/use-page-title.ts'
import { MissingPage } from '../../ui/MissingPage.tsx'

/** The page for a group that does not exist or that the user is not in. */
export function GroupNotFound() {
  const { t } = useLingui()
  usePageTitle(t`No such group`)
  return (
    <MissingPage
      title={<Trans>This group doesn’t exist here</Trans>}
      text={<Trans>It may have been deleted, or you’re no longer in it.</Trans>}
      action={
        <Button mt="xs" renderRoot={(props) => <Link to="/groups" {...props} />}>
          <Trans>Your groups</Trans>
        </Button>
      }
    />
  )
}
