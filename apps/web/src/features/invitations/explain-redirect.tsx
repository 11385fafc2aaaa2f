import { Trans } from '@lingui/react/macro'
import { Button, Group, Stack, Text } from '@mantine/core'
import { loadCatalog } from '../../app/locale.ts'
import { session } from '../../app/trpc.ts'
import { openDialog } from '../../ui/dialogs.ts'
import { invitationAddress } from './link.ts'

/** Explains to a signed-in user who opened a sign-up link why the dashboard opened instead. */
export async function explainRedirect(token: string): Promise<void> {
  await loadCatalog('notifications')
  const name = session.user?.name ?? ''
  await openDialog({
    title: <Trans>You’re already signed in</Trans>,
    width: 440,
    isPersistent: true,
    render: (close) => (
      <Stack>
        <Text>
          <Trans>This invitation is for a new account, but you’re signed in as {name}.</Trans>
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            <Trans>Stay here</Trans>
          </Button>
          <Button data-autofocus onClick={() => window.location.assign(invitationAddress(token))}>
            <Trans>View invitation</Trans>
          </Button>
        </Group>
      </Stack>
    ),
  })
}
