import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { IconCalendarShare } from '@tabler/icons-react'
import { useRef } from 'react'
import { CopyButton } from '../../ui/CopyButton.tsx'
import classes from './calendar.module.css'

/** A new calendar address, to copy or to open in this device's calendar. */
export function NewAddress({ address }: { address: string }) {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  return (
    <Stack gap="xs" className={classes.fresh}>
      <TextInput
        ref={field}
        label={t`Address of your calendar`}
        description={t`You’ll only see this address once. Anyone with it can read your calendar, so keep it private.`}
        value={address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Group gap="sm">
        <CopyButton
          variant="filled"
          field={field}
          announcements={{
            copied: t`Address copied`,
            selected: t`Address selected. Copy it with Ctrl+C.`,
          }}
        />
        <Button
          variant="default"
          component="a"
          href={address.replace(/^https?:/, 'webcal:')}
          leftSection={<IconCalendarShare size={18} />}
        >
          <Trans>Add on this device</Trans>
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        <Trans>Nothing opened? Copy the address and follow the steps below.</Trans>
      </Text>
    </Stack>
  )
}
