import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useSubmit } from '../../app/use-submit.ts'
import { FormButtons } from '../../ui/FormButtons.tsx'
import { useToday } from '../days/use-today.ts'
import { DayInput } from '../tasks/due/DayInput.tsx'

type DueFormProps = { dueOn: string | null; save: (dueOn: string | null) => Promise<unknown>; close: () => void }

/** Chooses the day until which a reward should be given, or none. */
export function DueForm({ dueOn, save, close }: DueFormProps) {
  const { t } = useLingui()
  const [day, setDay] = useState(dueOn ?? '')
  const [problem, setProblem] = useState<string | null>(null)
  const { send, ...state } = useSubmit()
  const today = useToday()

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (day === '' || (day < today && day !== dueOn)) return setProblem(t`Choose today or a later day.`)
    void send(() => save(day).then(close))
  }

  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack>
        <DayInput
          label={t`Give it by`}
          error={problem}
          value={day}
          onChange={(chosen) => {
            setDay(chosen)
            setProblem(null)
          }}
          from={today}
          path="dueOn"
        />
        {dueOn !== null && (
          <Group>
            <Button variant="light" onClick={() => void send(() => save(null).then(close))}>
              <Trans>No day</Trans>
            </Button>
          </Group>
        )}
        <FormButtons {...state} close={close}>
          <Trans>Save</Trans>
        </FormButtons>
      </Stack>
    </form>
  )
}
