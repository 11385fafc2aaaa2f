import { Trans } from '@lingui/react/macro'
import { Button, type ButtonProps } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { type RefObject, useState } from 'react'
import { announce } from './toasts.ts'

type CopyButtonProps = ButtonProps & {
  /** The field with the text to copy. */
  field: RefObject<HTMLInputElement | null>
  /** The announcements: the text is copied, or, without TLS and therefore without a clipboard, it is selected. */
  announcements: { copied: string; selected: string }
  autoFocus?: boolean
}

/** Copies the text of a field. */
export function CopyButton({ field, announcements, ...props }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false)

  async function copy() {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(field.current?.value ?? '')
      setCopied(true)
      announce(announcements.copied)
    } catch {
      announce(announcements.selected)
    }
  }

  return (
    <Button
      variant="light"
      {...props}
      leftSection={isCopied ? <IconCheck size={18} /> : <IconCopy size={18} />}
      onClick={() => void copy()}
    >
      {isCopied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
    </Button>
  )
}
