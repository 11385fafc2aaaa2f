import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Button, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { formatDate } from '../../app/format-dates.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { AccountCard } from '../account/AccountCard.tsx'

/** The page after an account was deleted, with how to restore it. */
export function DeletedPage({ until }: { until: string }) {
  const { t } = useLingui()
  usePageTitle(t`Your account is deleted`)
  const day = formatDate(until)
  return (
    <AccountCard
      title={<Trans>Goodbye, and thank you for playing</Trans>}
      footer={
        <Anchor renderRoot={(props) => <Link to="/" {...props} />} fw={600}>
          <Trans>Back to start</Trans>
        </Anchor>
      }
    >
      <Stack>
        <Text>
          <Trans>You’re signed out everywhere, and no one can see your account any more.</Trans>
        </Text>
        <Text>
          <Trans>
            Your data will be deleted on <strong>{day}</strong>. Changed your mind? Sign in before then and restore
            everything.
          </Trans>
        </Text>
        <Button variant="light" size="lg" renderRoot={(props) => <Link to="/login" {...props} />}>
          <Trans>Sign in and restore</Trans>
        </Button>
      </Stack>
    </AccountCard>
  )
}
