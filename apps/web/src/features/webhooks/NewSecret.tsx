import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, Group, Stack, TextInput } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconCopy } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { announce } from '../../ui/notes.ts'
import classes from './webhooks.module.css'

/** The secret of a webhook, just made, and a button that copies it. */
export function NewSecret({ secret, close }: { secret: string; close: () => void }) {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState(false)

  async function copy() {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(secret)
      setCopied(true)
      announce(t`The secret is copied`)
    } catch {
      // Without TLS browsers give no clipboard: the secret is selected, to be copied by hand.
      announce(t`The secret is selected. Copy it with Ctrl+C.`)
    }
  }

  return (
    <Stack>
      <Alert color="orange" icon={<IconAlertTriangle size={20} />} role="status">
        <Trans>Copy it now: it is not shown again. By it your program knows that a message is from here.</Trans>
      </Alert>
      <TextInput
        ref={field}
        label={t`The secret`}
        classNames={{ input: classes.secret }}
        value={secret}
        readOnly
        autoComplete="off"
        spellCheck={false}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Group justify="flex-end">
        <Button
          data-autofocus
          autoFocus
          variant="light"
          leftSection={copied ? <IconCheck size={18} /> : <IconCopy size={18} />}
          onClick={() => void copy()}
        >
          {copied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
        </Button>
        <Button onClick={close}>
          <Trans>I have it</Trans>
        </Button>
      </Group>
    </Stack>
  )
}
