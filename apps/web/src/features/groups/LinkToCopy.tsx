import { Trans, useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { announce } from '../../ui/notes.ts'
import classes from './link.module.css'

/** A link in a field, and a button that copies it. */
export function LinkToCopy({ link }: { link: string }) {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState(false)

  async function copy() {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(link)
      setCopied(true)
      announce(t`The link is copied`)
    } catch {
      // Without TLS browsers give no clipboard: the link is selected, to be copied by hand.
      announce(t`The link is selected. Copy it with Ctrl+C.`)
    }
  }

  return (
    <div className={classes.line}>
      <TextInput
        ref={field}
        className={classes.field}
        aria-label={t`Link of the invitation`}
        value={link}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        variant="light"
        leftSection={copied ? <IconCheck size={18} /> : <IconCopy size={18} />}
        onClick={() => void copy()}
      >
        {copied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
      </Button>
    </div>
  )
}
