import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { DayInput } from './DayInput.tsx'
import type { Room } from './room.ts'

type PickDayProps = { dueOn: string | null; room: Room; onPick: (day: string) => void; close: () => void }

/** Chooses the day to which a task is moved. */
export function PickDay({ dueOn, room: { from, to }, onPick, close }: PickDayProps) {
  const { t } = useLingui()
  const [day, setDay] = useState(dueOn !== null && dueOn >= from && dueOn <= to ? dueOn : from)
  const [problem, setProblem] = useState<string | null>(null)

  function pick(event: FormEvent) {
    event.preventDefault()
    if (day === '') return setProblem(t`Choose a day.`)
    // The focus returns to the row first, so that it is not lost when the row moves.
    flushSync(close)
    onPick(day)
  }

  return (
    <form onSubmit={pick} noValidate>
      <Stack>
        <DayInput label={t`Day`} error={problem} value={day} onChange={setDay} from={from} to={to} path="until" />
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
