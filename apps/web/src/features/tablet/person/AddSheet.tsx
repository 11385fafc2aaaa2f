import { Trans } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { newId } from '../../../app/mutations/new-id.ts'
import { SheetForm } from './SheetForm.tsx'

type AddSheetProps = {
  heading: string
  label: string
  /** Shown when nothing was written. */
  missing: string
  /** The choices below the name. */
  children: ReactNode
  /** Adds it. The same id comes again when the answer was lost. */
  onAdd: (name: string, id: string) => Promise<unknown>
  onClose: () => void
}

/** Characters of a title, as the server allows. */
const longest = 150

/** Adds a task or a reward: its name is typed, the rest is chosen. */
export function AddSheet({ heading, label, missing, children, onAdd, onClose }: AddSheetProps) {
  const [id] = useState(newId)
  const [name, setName] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  return (
    <SheetForm
      label={heading}
      check={() => {
        if (name.trim() === '') setWrong(missing)
        return name.trim() !== ''
      }}
      onSend={async () => {
        await onAdd(name.trim(), id)
        onClose()
      }}
      button={<Trans>Add</Trans>}
      onClose={onClose}
    >
      <TextInput
        size="xl"
        label={label}
        value={name}
        onChange={(event) => {
          setName(event.currentTarget.value)
          setWrong(null)
        }}
        error={wrong}
        maxLength={longest}
        autoComplete="off"
        dir="auto"
        autoFocus
      />
      {children}
    </SheetForm>
  )
}
