import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Input, NativeSelect, Stack } from '@mantine/core'
import type { DueDate, Recurrence } from '@questboard/api/schedules'
import { datesProblem, isDueDate, misfitOf, type Schedule } from '@questboard/api/schedules'
import type { TaskType } from '@questboard/api/tasks/schema'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { focusIfLost } from '../../../ui/focus-if-lost.ts'
import { useToday } from '../../days/use-today.ts'
import { DayInput } from './DayInput.tsx'
import { DueDays } from './DueDays.tsx'
import { duePresets, presetsOf } from './presets.ts'
import { RuleFields } from './RuleFields.tsx'
import { TimeField } from './TimeField.tsx'

type ScheduleFieldProps = {
  type: TaskType
  gold: number
  value: Schedule | null
  onChange: (schedule: Schedule | null) => void
  /** The server or the form refused it. */
  error?: ReactNode
}

/** When a task is due: a date of a to-do, or how a daily or weekly task repeats. */
export function ScheduleField({ type, gold, value, onChange, error }: ScheduleFieldProps) {
  if (type === 'todo')
    return <DueField value={value && isDueDate(value) ? value : null} onChange={onChange} error={error} />
  const rule = value && !isDueDate(value) ? value : null
  return <RepeatField key={type} value={rule} type={type} gold={gold} onChange={onChange} error={error} />
}

type DueFieldProps = { value: DueDate | null; onChange: (due: DueDate | null) => void; error?: ReactNode }

function DueField({ value, onChange, error }: DueFieldProps) {
  const { t } = useLingui()
  const today = useToday()
  const [isOpen, setOpen] = useState(value !== null)
  const time = value?.time ?? null
  const frame = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(isOpen)
  useLayoutEffect(() => {
    if (isOpen === wasOpen.current) return
    wasOpen.current = isOpen
    // The pressed button has gone. With the focus, the field of a date would open its calendar, also over a chosen day.
    focusIfLost(frame.current?.querySelector<HTMLElement>(value ? 'input[type=time]' : 'input, button'))
  }, [isOpen, value])
  if (!isOpen) {
    return (
      <Input.Wrapper label={t`Date`} labelElement="div" size="md">
        <Group ref={frame} gap="sm" align="flex-end">
          {duePresets(today).map(({ id, label, day }) => (
            <Button
              key={id}
              variant="default"
              size="compact-md"
              onClick={() => {
                onChange({ due: day, time })
                setOpen(true)
              }}
            >
              {label}
            </Button>
          ))}
          <Button variant="default" size="compact-md" onClick={() => setOpen(true)}>
            <Trans>Pick a day</Trans>
          </Button>
        </Group>
      </Input.Wrapper>
    )
  }
  return (
    <Group ref={frame} gap="sm" align="flex-end">
      <DayInput
        label={t`Date`}
        error={error ?? (value && datesProblem(value, today) ? t`Choose a day within ten years.` : null)}
        value={value?.due ?? ''}
        onChange={(due) => onChange(due === '' ? null : { due, time })}
        from="0000-01-01"
        path="schedule"
      />
      {value && <TimeField value={time} onChange={(chosen) => onChange({ ...value, time: chosen })} />}
      <Button
        variant="subtle"
        size="compact-md"
        onClick={() => {
          onChange(null)
          setOpen(false)
        }}
      >
        <Trans>No date</Trans>
      </Button>
    </Group>
  )
}

type RepeatFieldProps = {
  type: Exclude<TaskType, 'todo'>
  gold: number
  value: Recurrence | null
  onChange: (rule: Recurrence | null) => void
  error?: ReactNode
}

const isSame = (a: Schedule | null, b: Schedule | null): boolean => {
  const text = (schedule: Schedule | null) => JSON.stringify(Object.entries(schedule ?? {}).sort())
  return text(a) === text(b)
}

function RepeatField({ type, gold, value, onChange, error }: RepeatFieldProps) {
  const { t } = useLingui()
  const today = useToday()
  const presets = presetsOf(type, today)
  const [isCustom, setCustom] = useState(() => !presets.some(({ schedule }) => isSame(schedule, value)))
  const chosen = presets.find(({ schedule }) => isSame(schedule, value))
  const problem = value && (misfitOf(type, value) ?? datesProblem(value, today))

  function choose(id: string) {
    setCustom(id === 'custom')
    const preset = presets.find((candidate) => candidate.id === id)
    if (preset) onChange(preset.schedule as Recurrence | null)
    // A custom rule begins with the one that was chosen.
    else if (value === null) onChange(presets.find((candidate) => candidate.id === 'week')?.schedule as Recurrence)
  }

  return (
    <Stack gap="sm">
      <NativeSelect
        label={t`Repeat`}
        size="md"
        data-path="schedule"
        value={isCustom ? 'custom' : (chosen?.id ?? 'custom')}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        data={[...presets.map(({ id, label }) => ({ value: id, label })), { value: 'custom', label: t`Custom` }]}
        error={error ?? (problem ? problemText(problem.field) : null)}
      />
      {isCustom && value && <RuleFields rule={value} onChange={onChange} today={today} />}
      {value && !problem && <DueDays rule={value} gold={gold} today={today} />}
    </Stack>
  )

  function problemText(field: string): string {
    if (field === 'until') return t`Choose a last day that isn’t in the past.`
    if (field === 'start') return t`Choose a first day within ten years.`
    if (type === 'weekly') return t`Too often for a weekly task. Make it a daily one.`
    return t`Choose another repetition.`
  }
}
