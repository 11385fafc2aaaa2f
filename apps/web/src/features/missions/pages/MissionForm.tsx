import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { Mission } from '@questboard/api/missions/schema'
import { type ReactNode, useId, useState } from 'react'
import { showInForm } from '../../../app/form-failure.ts'
import { FormProblem } from '../../../ui/FormProblem.tsx'
import { addDays } from '../../days/calendar.ts'
import { useToday } from '../../days/use-today.ts'
import type { WrittenTask } from '../act-on-task.tsx'
import { checkMission, missionTexts } from './check-mission.ts'
import type { NewMission } from './create.ts'
import { DaysInput, type MissionValues } from './DaysInput.tsx'
import { PlannedTasks } from './PlannedTasks.tsx'

/** A mission begins as one of a week. */
const usualDays = 7

type MissionFormProps = {
  /** The one that is changed; left out, a new one is written. */
  mission?: Pick<Mission, 'name' | 'notes' | 'from' | 'to' | 'status'>
  /** In what its tasks pay: gold unless another is named. */
  currency?: 'gold' | 'ruby'
  /** Further fields of the caller's own, and whether they are right: it says beside them what is not. */
  also?: { fields: ReactNode; isRight: () => boolean }
  save: (written: NewMission) => Promise<void>
  close: () => void
}

/** What is written of a mission. When saving fails the form stays as it was, says why, and tries again. */
export function MissionForm({ mission, currency = 'gold', also, save, close }: MissionFormProps) {
  const { t } = useLingui()
  const today = useToday()
  const formId = useId()
  const [saving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [planned, setPlanned] = useState<WrittenTask[]>([])
  const [begun, setBegun] = useState<WrittenTask | null>(null)
  const daysMove = mission === undefined || mission.status === 'pending'
  const form = useForm<MissionValues>({
    mode: 'controlled',
    initialValues: {
      name: mission?.name ?? '',
      notes: mission?.notes ?? '',
      from: mission?.from ?? today,
      to: mission?.to ?? addDays(today, usualDays),
    },
    validate: (values) => checkMission(values, daysMove ? today : undefined),
  })

  async function submit(values: typeof form.values) {
    if (also?.isRight() === false) return
    setProblem(null)
    setSaving(true)
    try {
      // What stands in the line and was not added yet was meant as well.
      const tasks = begun && begun.title !== '' ? [...planned, begun] : planned
      await save({
        ...values,
        tasks: tasks.map(({ title, notes, gold, type, tags }) => ({ title, notes, gold, type, tags })),
      })
      close()
    } catch (error) {
      setProblem(await showInForm(form, error, { texts: missionTexts() }))
    } finally {
      setSaving(false)
    }
  }

  return (
    <Stack>
      <form
        id={formId}
        onSubmit={form.onSubmit(
          (values) => void submit(values),
          () => also?.isRight(),
        )}
        noValidate
      >
        <Stack>
          <TextInput
            {...form.getInputProps('name')}
            label={t`Name`}
            placeholder={mission ? undefined : t`What do you want to reach?`}
            dir="auto"
            autoComplete="off"
            data-autofocus
          />
          {daysMove && <DaysInput form={form} today={today} />}
          <Textarea {...form.getInputProps('notes')} label={t`Notes`} dir="auto" autosize minRows={2} maxRows={10} />
        </Stack>
      </form>
      {!mission && <PlannedTasks tasks={planned} currency={currency} onChange={setPlanned} onWriting={setBegun} />}
      {also?.fields}
      <FormProblem text={problem} />
      <Group justify="flex-end">
        <Button variant="default" onClick={close}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" form={formId} loading={saving}>
          {problem ? <Trans>Try again</Trans> : mission ? <Trans>Save</Trans> : <Trans>Begin the mission</Trans>}
        </Button>
      </Group>
    </Stack>
  )
}
