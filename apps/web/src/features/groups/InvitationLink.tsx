import { useLingui } from '@lingui/react/macro'
import { Group, TextInput } from '@mantine/core'
import { useRef } from 'react'
import { CopyButton } from '../../ui/CopyButton.tsx'
import classes from './invitation-link.module.css'

/** A field with the link of an invitation, and a button that copies it. */
export function InvitationLink({ link }: { link: string }) {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  return (
    <Group gap="xs">
      <TextInput
        ref={field}
        className={classes.field}
        aria-label={t`Invitation link`}
        value={link}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton
        field={field}
        announcements={{ copied: t`Link copied`, selected: t`Link selected. Copy it with Ctrl+C.` }}
      />
    </Group>
  )
}
