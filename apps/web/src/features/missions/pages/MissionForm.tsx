import { Trans, useLingui } from '@lingui/react/macro'
import { Stack, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { Mission } from '@questboard/api/missions/schema'
import { useId, useState } from 'react'
import { showInForm } from '../../../app/form-failure.ts'
import { useSubmit } from '../../../app/use-submit.ts'
import type { ExtraFields } from '../../../ui/extra-fields.ts'
import { FormButtons } from '../../../ui/FormButtons.tsx'
import { addDays } from '../../days/calendar.ts'
import { useToday } from '../../days/use-today.ts'
import type { TaskValues } from '../task-handlers.tsx'
import type { NewMission } from './add.ts'
import { checkMission, missionTexts } from './check-mission.ts'
import { DaysInput, type MissionValues } from './DaysInput.tsx'
import { PlannedTasks } from './PlannedTasks.tsx'

/** The default length of a mission is a week. */
const defaultDays = 7

type MissionFormProps = {
  /** The mission to edit; undefined for a new one. */
  mission?: Pick<Mission, 'name' | 'notes' | 'from' | 'to' | 'status'>
  /** The group whose tags its tasks can have; undefined for a personal mission. */
  groupId?: string
  /** The currency of its tasks; gold by default. */
  currency?: 'gold' | 'ruby'
  /** Additional fields and their validation, which shows its errors next to them. */
  extra?: ExtraFields
  save: (written: NewMission) => Promise<void>
  close: () => void
}

/** The form for a mission. After a failure it stays open, shows why, and can be sent again. */
export function MissionForm({ mission, groupId, currency = 'gold', extra, save, close }: MissionFormProps) {
  const { t } = useLingui()
  const today = useToday()
  const formId = useId()
  const [planned, setPlanned] = useState<TaskValues[]>([])
  const [begun, setBegun] = useState<TaskValues | null>(null)
  const daysMove = mission === undefined || mission.status === 'pending'
  const form = useForm<MissionValues>({
    mode: 'controlled',
    initialValues: {
      name: mission?.name ?? '',
      notes: mission?.notes ?? '',
      from: mission?.from ?? today,
      to: mission?.to ?? addDays(today, defaultDays),
    },
    validate: (values) => checkMission(values, daysMove ? today : undefined),
  })

  const { send, ...state } = useSubmit((error) => showInForm(form, error, { texts: missionTexts() }))

  function submit(values: typeof form.values) {
    if (extra?.validate() === false) return
    // Text left in quick add is added as a task, too.
    const all = begun && begun.title !== '' ? [...planned, begun] : planned
    const tasks = all.map(({ title, notes, gold, type, tags }) => ({ title, notes, gold, type, tags }))
    void send(() => save({ ...values, tasks }).then(close))
  }

  return (
    <Stack>
      <form id={formId} onSubmit={form.onSubmit(submit, () => extra?.validate())} noValidate>
        <Stack>
          <TextInput
            {...form.getInputProps('name')}
            label={t`Name`}
            placeholder={mission ? undefined : t`What’s the goal?`}
            dir="auto"
            autoComplete="off"
            data-autofocus
          />
          {daysMove && <DaysInput form={form} today={today} />}
          <Textarea {...form.getInputProps('notes')} label={t`Notes`} dir="auto" autosize minRows={2} maxRows={10} />
        </Stack>
      </form>
      {!mission && (
        <PlannedTasks
          groupId={groupId}
          tasks={planned}
          currency={currency}
          onChange={setPlanned}
          onWriting={setBegun}
        />
      )}
      {extra?.fields}
      <FormButtons {...state} close={close} form={formId}>
        {state.problem ? <Trans>Try again</Trans> : mission ? <Trans>Save</Trans> : <Trans>Start mission</Trans>}
      </FormButtons>
    </Stack>
  )
}
