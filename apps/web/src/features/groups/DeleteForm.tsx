import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { readFailure } from '../../app/failure.ts'
import { failureText } from '../../app/failure-text.ts'
import { FormProblem } from '../../ui/FormProblem.tsx'

type DeleteFormProps = { name: string; remove: () => Promise<void>; close: () => void }

const same = (one: string, other: string): boolean => one.trim().normalize('NFC') === other

/** Confirms the deletion of a group for all members. The user types its name, to prevent accidents. */
export function DeleteForm({ name, remove, close }: DeleteFormProps) {
  const { t } = useLingui()
  const [written, setWritten] = useState('')
  const [mismatch, setMismatch] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [sending, setSending] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!same(written, name)) {
      setMismatch(t`That’s not the name of the group.`)
      return
    }
    setProblem(null)
    setSending(true)
    try {
      await remove()
      close()
    } catch (error) {
      setProblem(await failureText(readFailure(error).code))
      setSending(false)
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
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
        <FormProblem text={problem} />
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" color="red" loading={sending}>
            <Trans>Delete for everyone</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
