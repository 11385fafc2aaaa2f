import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack, Text } from '@mantine/core'
import { maxPasskeys, type Passkey } from '@questboard/api/auth/passkeys/schema'
import { IconKey } from '@tabler/icons-react'
import { formatDate } from '../../../app/format-dates.ts'
import { LoadingOrError } from '../../../app/LoadingOrError.tsx'
import { openLoaded } from '../../../app/mutations/open-loaded.ts'
import { trpc } from '../../../app/trpc.ts'
import { BusyButton } from '../../../ui/BusyButton.tsx'
import { RecordRow } from '../../../ui/RecordRow.tsx'
import { passkeySupport } from '../../account/passkey/support.ts'
import { Ago } from '../../notifications/Ago.tsx'
import { removePasskey } from './remove-passkey.tsx'

/** The user's passkeys, and a button that adds one. */
export function Passkeys() {
  const { t } = useLingui()
  const query = trpc.passkeys.list.useQuery({}, { staleTime: 0 })
  if (!query.data) return <LoadingOrError query={query} title={<Trans>Couldn’t load your passkeys</Trans>} />
  return (
    <Stack gap="sm">
      {query.data.length > 0 ? (
        <ul aria-label={t`Passkeys`}>
          {query.data.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      ) : (
        <Text size="sm">
          <Trans>A passkey stays on your phone or computer, or in your password manager. You have none yet.</Trans>
        </Text>
      )}
      <Add isFull={query.data.length >= maxPasskeys} />
    </Stack>
  )
}

function Add({ isFull }: { isFull: boolean }) {
  const support = passkeySupport()
  if (support === 'browser') {
    return (
      <Text size="sm" c="dimmed">
        <Trans>This browser can’t use passkeys. Try another browser or device.</Trans>
      </Text>
    )
  }
  if (support === 'address') {
    return (
      <Text size="sm" c="dimmed">
        <Trans>Passkeys don’t work at an address made of numbers. To add one, open Questboard by its name.</Trans>
      </Text>
    )
  }
  if (isFull) {
    return (
      <Text size="sm" c="dimmed">
        <Trans>You have {maxPasskeys} passkeys, which is the limit. Remove one you don’t use.</Trans>
      </Text>
    )
  }
  return (
    <Group>
      <Button
        onClick={() =>
          openLoaded({
            title: <Trans>Add a passkey</Trans>,
            width: 460,
            load: () => import('./AddPasskey.tsx'),
            render: ({ AddPasskey }, close) => <AddPasskey close={close} />,
          })
        }
      >
        <Trans>Add a passkey</Trans>
      </Button>
    </Group>
  )
}

function Row({ passkey }: { passkey: Passkey }) {
  const { t } = useLingui()
  const { name, createdAt, lastUsedAt } = passkey
  const day = formatDate(createdAt)

  return (
    <RecordRow icon={<IconKey size={24} />} title={name}>
      <span>
        <Trans>Added on {day}</Trans>
      </span>
      <span>
        {lastUsedAt === null ? (
          <Trans>Not used yet</Trans>
        ) : (
          <Trans>
            Last used: <Ago at={lastUsedAt} />
          </Trans>
        )}
      </span>
      <Group gap="xs" mt={8}>
        <Button
          variant="default"
          size="sm"
          aria-label={t`Rename ${name}`}
          onClick={() =>
            openLoaded({
              title: <Trans>Rename passkey</Trans>,
              width: 460,
              load: () => import('./RenamePasskey.tsx'),
              render: ({ RenamePasskey }, close) => <RenamePasskey passkey={passkey} close={close} />,
            })
          }
        >
          <Trans>Rename</Trans>
        </Button>
        <BusyButton
          variant="outline"
          color="red"
          size="sm"
          aria-label={t`Remove ${name}`}
          run={() => removePasskey(passkey)}
        >
          <Trans>Remove</Trans>
        </BusyButton>
      </Group>
    </RecordRow>
  )
}
