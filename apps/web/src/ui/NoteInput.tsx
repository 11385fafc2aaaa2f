import { Textarea } from '@mantine/core'
import type { KeyboardEvent } from 'react'

const maxNoteLength = 500

type NoteInputProps = { label: string; initial?: string; onNote: (note: string) => void; onSend?: () => void }

/** The words of a leader. Ctrl and Enter send them. */
export function NoteInput({ label, initial, onNote, onSend }: NoteInputProps) {
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !onSend) return
    event.preventDefault()
    onSend()
  }
  return (
    <Textarea
      label={label}
      defaultValue={initial}
      onChange={(event) => onNote(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      maxLength={maxNoteLength}
      dir="auto"
      autosize
      minRows={2}
      maxRows={8}
      data-autofocus
    />
  )
}
