import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { usePageTitle } from '../../../app/use-page-title.ts'
import { MissingPage } from '../../../ui/MissingPage.tsx'

/** The page for a mission that does not exist. */
export function MissionNotFound() {
  const { t } = useLingui()
  usePageTitle(t`No such mission`)
  return (
    <MissingPage
      title={<Trans>This mission doesn’t exist</Trans>}
      text={<Trans>It may have been deleted, or the address is mistyped.</Trans>}
      action={
        <Button mt="xs" renderRoot={(props) => <Link to="/missions" {...props} />}>
          <Trans>All missions</Trans>
        </Button>
      }
    />
  )
}
