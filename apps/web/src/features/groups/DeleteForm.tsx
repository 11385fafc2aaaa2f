import { Trans, useLingui } from '@lingui/react/macro'
import { Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useSubmit } from '../../app/use-submit.ts'
import { FormButtons } from '../../ui/FormButtons.tsx'

type DeleteFormProps = { name: string; remove: () => Promise<void>; close: () => void }

const same = (a: string, b: string): boolean => a.trim().normalize('NFC') === b

/** Confirms the deletion of a group for all members. The user types its name, to prevent accidents. */
export function DeleteForm({ name, remove, close }: DeleteFormProps) {
  const { t } = useLingui()
  const [written, setWritten] = useState('')
  const [mismatch, setMismatch] = useState<string | null>(null)
  const { send, ...state } = useSubmit()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (same(written, name)) void send(() => remove().then(close))
    else setMismatch(t`That’s not the name of the group.`)
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text>
          <Trans>
            Everyone’s tasks, missions, rewards and rubies here are deleted for good. Type the group’s name to confirm:
          </Trans>
        </Text>
        <Text fw={600} dir="auto" style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        <TextInput
          label={t`Group name`}
          value={written}
          onChange={(event) => {
            setWritten(event.currentTarget.value)
            setMismatch(null)
          }}
          error={mismatch}
          dir="auto"
          autoComplete="off"
          data-autofocus
        />
        <FormButtons {...state} close={close} color="red">
          <Trans>Delete for everyone</Trans>
        </FormButtons>
      </Stack>
    </form>
  )
}
