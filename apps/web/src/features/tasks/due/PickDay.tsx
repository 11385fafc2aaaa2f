import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack } from '@mantine/core'
import type { Task } from '@questboard/api/tasks/schema'
import { type FormEvent, useState } from 'react'
import { addDays } from '../../days/calendar.ts'
import { currentDay } from '../../days/current-day.ts'
import { DayInput } from './DayInput.tsx'

type PickDayProps = { task: Pick<Task, 'dueOn' | 'nextDueOn'>; onPick: (day: string) => void; close: () => void }

/** Chooses the day to which a task is moved. */
export function PickDay({ task, onPick, close }: PickDayProps) {
  const { t } = useLingui()
  const today = currentDay()
  const last = task.nextDueOn === null ? undefined : addDays(task.nextDueOn, -1)
  const [day, setDay] = useState(task.dueOn !== null && task.dueOn >= today ? task.dueOn : today)
  const [problem, setProblem] = useState<string | null>(null)

  function pick(event: FormEvent) {
    event.preventDefault()
    if (day === '') return setProblem(t`Choose a day.`)
    close()
    onPick(day)
  }

  return (
    <form onSubmit={pick} noValidate>
      <Stack>
        <DayInput
          label={t`Day`}
          error={problem}
          value={day}
          onChange={setDay}
          from={today}
          {...(last !== undefined && { to: last })}
          path="until"
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit">
            <Trans>Move</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
