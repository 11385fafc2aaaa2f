import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Stack, Text } from '@mantine/core'
import type { UserGroupTask } from '@questboard/api/group-tasks/schema'
import { type GivenReminder, givenReminders } from '@questboard/api/schedules/schema'
import { type FormEvent, useState } from 'react'
import { useSubmit } from '../../app/use-submit.ts'
import { FormButtons } from '../../ui/FormButtons.tsx'
import { RemindersField } from '../tasks/due/RemindersField.tsx'
import { isFitting } from '../tasks/due/reminders.ts'
import { setOwnReminders } from './set-reminders.ts'

type OwnRemindersProps = { task: UserGroupTask; close: () => void }

/** The form for the reminders that an assignee alone gets of a task. */
export function OwnReminders({ task, close }: OwnRemindersProps) {
  const { t } = useLingui()
  const { type, schedule } = task
  const [reminders, setReminders] = useState<readonly GivenReminder[]>(task.reminders)
  const [error, setError] = useState<string | null>(null)
  const { send, ...state } = useSubmit()

  const save = (written: GivenReminder[] | null) =>
    send(async () => {
      await setOwnReminders(task, written)
      close()
    })

  function submit(event: FormEvent) {
    event.preventDefault()
    const fitting = reminders.filter((reminder) => isFitting(reminder, type, schedule))
    const isValid = givenReminders.safeParse(fitting).success
    setError(isValid ? null : t`Choose other reminders.`)
    if (isValid) void save(fitting)
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text fw={600} dir="auto" style={{ overflowWrap: 'anywhere' }}>
          {task.title}
        </Text>
        <Text c="dimmed">
          <Trans>These remind only you. Other people’s reminders stay the same.</Trans>
        </Text>
        <RemindersField type={type} schedule={schedule} error={error} value={reminders} onChange={setReminders} />
        <Button variant="subtle" disabled={state.isSending} onClick={() => void save(null)}>
          <Trans>Same as for everyone</Trans>
        </Button>
        <FormButtons {...state} close={close}>
          <Trans>Save</Trans>
        </FormButtons>
      </Stack>
    </form>
  )
}
