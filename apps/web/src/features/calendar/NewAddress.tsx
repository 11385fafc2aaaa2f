import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { IconCalendarShare, IconCheck, IconCopy } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { announce } from '../../ui/notes.ts'
import classes from './calendar.module.css'

/** An address that has just been made: to be copied, or opened by the calendar of this device. */
export function NewAddress({ address }: { address: string }) {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)

  async function copy() {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(address)
      setCopied(true)
      announce(t`The address is copied`)
    } catch {
      // Without TLS browsers give no clipboard: the address is selected, to be copied by hand.
      announce(t`The address is selected. Copy it with Ctrl+C.`)
    }
  }

  return (
    <Stack gap="xs" className={classes.fresh}>
      <TextInput
        ref={field}
        label={t`Address of your calendar`}
        description={t`It is shown this once. Whoever has it can read your calendar, so keep it to yourself.`}
        value={address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Group gap="sm">
        <Button leftSection={isCopied ? <IconCheck size={18} /> : <IconCopy size={18} />} onClick={() => void copy()}>
          {isCopied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
        </Button>
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
        <Trans>If nothing opens, copy it and add it as told below.</Trans>
      </Text>
    </Stack>
  )
}
