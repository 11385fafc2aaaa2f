import { Trans } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useIds } from '../../../app/mutations/use-ids.ts'
import { SheetForm } from './SheetForm.tsx'

type AddSheetProps = {
  heading: string
  label: string
  /** Shown when nothing was written. */
  missing: string
  /** The choices below the name. */
  children: ReactNode
  /** Adds it. `idOf` gives the same id for the same input, so it is added once if an answer was lost. */
  onAdd: (name: string, idOf: (input: object) => string) => Promise<unknown>
  onClose: () => void
}

/** Characters of a title, as the server allows. */
const maxTitleLength = 150

/** Adds a task or a reward: its name is typed, the rest is chosen. */
export function AddSheet({ heading, label, missing, children, onAdd, onClose }: AddSheetProps) {
  const idOf = useIds()
  const [name, setName] = useState('')
  const [nameError, setNameError] = useState<string | null>(null)
  return (
    <SheetForm
      label={heading}
      check={() => {
        if (name.trim() === '') setNameError(missing)
        return name.trim() !== ''
      }}
      onSend={async () => {
        await onAdd(name.trim(), idOf)
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
          setNameError(null)
        }}
        error={nameError}
        maxLength={maxTitleLength}
        autoComplete="off"
        dir="auto"
        autoFocus
      />
      {children}
    </SheetForm>
  )
}
