import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Button, Stack, Text } from '@mantine/core'
import { formatDate } from '@questboard/i18n'
import { Link } from '@tanstack/react-router'
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
          <Trans>To the start page</Trans>
        </Anchor>
      }
    >
      <Stack>
        <Text>
          <Trans>You are signed out everywhere, and nobody sees your account any more.</Trans>
        </Text>
        <Text>
          <Trans>
            Your data is erased on <strong>{day}</strong>. If you change your mind before that, sign in and take it
            back: everything is as you left it.
          </Trans>
        </Text>
        <Button variant="light" size="lg" renderRoot={(props) => <Link to="/login" {...props} />}>
          <Trans>Sign in and take it back</Trans>
        </Button>
      </Stack>
    </AccountCard>
  )
}
