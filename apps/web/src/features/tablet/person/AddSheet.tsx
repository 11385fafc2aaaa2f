import { Trans } from '@lingui/react/macro'
import { Button, Group as Row, Stack, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { newId } from '../../../app/mutations/new-id.ts'
import { useSubmit } from '../../../app/use-submit.ts'
import { FormProblem } from '../../../ui/FormProblem.tsx'
import { Sheet } from '../Sheet.tsx'

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
  const { send, isSending, problem } = useSubmit()
  return (
    <Sheet label={heading} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim() === '') return setWrong(missing)
          void send(async () => {
            await onAdd(name.trim(), id)
            onClose()
          })
        }}
      >
        <Stack gap="lg">
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
          <FormProblem text={problem} />
          <Row justify="flex-end">
            <Button size="xl" variant="default" onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button size="xl" type="submit" loading={isSending}>
              <Trans>Add</Trans>
            </Button>
          </Row>
        </Stack>
      </form>
    </Sheet>
  )
}
