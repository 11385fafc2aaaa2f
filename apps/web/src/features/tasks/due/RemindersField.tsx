import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Button, Input, NativeSelect, Text, TextInput } from '@mantine/core'
import type { Schedule } from '@questboard/api/schedules'
import { type GivenReminder, maxReminders } from '@questboard/api/schedules/schema'
import type { TaskType } from '@questboard/api/tasks/schema'
import { IconBell, IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { newId } from '../../../app/mutations/new-id.ts'
import classes from './due.module.css'
import { canRemind, isFitting } from './reminders.ts'
import { daysBefore, minutesBefore, timeBeforeText } from './reminders-in-words.ts'

const defaultTime = '09:00'

type RemindersFieldProps = {
  type: TaskType
  schedule: Schedule | null
  /** The reminders, also those that do not fit the schedule: they are not saved, and return when it fits again. */
  value: readonly GivenReminder[]
  onChange: (reminders: readonly GivenReminder[]) => void
  error?: ReactNode
}

/** When a task reminds. Closed until a reminder is added. */
export function RemindersField({ type, schedule, value, onChange, error }: RemindersFieldProps) {
  const { t } = useLingui()
  const list = useRef<HTMLUListElement>(null)
  const adds = useRef<HTMLButtonElement>(null)
  const focusNext = useFocusNext(list, adds)

  const kept = value.filter((reminder) => isFitting(reminder, type, schedule))
  const hidden = value.filter((reminder) => !kept.includes(reminder))
  const isPossible = canRemind(type, schedule)
  if (!isPossible && hidden.length === 0) return null
  const distances = distancesFor(schedule)
  const hasEmpty = kept.some(isWithoutTime)
  const change = (shown: readonly GivenReminder[]) => onChange([...shown, ...hidden].slice(0, maxReminders))

  function choose(place: number, key: string) {
    const before = kept[place]
    const at = before && 'at' in before && before.at !== '' ? before.at : defaultTime
    change(kept.with(place, { id: before?.id ?? newId(), ...parse(key, at) }))
  }

  function add() {
    const free = distances.find(({ value: key }) => !kept.some((reminder) => keyOf(reminder) === key))
    change([...kept, { id: newId(), ...parse(free?.value ?? 'd0', defaultTime) }])
    focusNext(kept.length)
  }

  function remove(place: number) {
    change(kept.toSpliced(place, 1))
    focusNext(place)
  }

  return (
    <Input.Wrapper label={t`Reminders`} labelElement="div" size="md" error={hasEmpty ? null : error}>
      <ul ref={list}>
        {kept.map((reminder, place) => (
          <li key={reminder.id} className={classes.reminder}>
            <NativeSelect
              aria-label={t`Reminder ${place + 1}`}
              size="md"
              value={keyOf(reminder)}
              onChange={({ currentTarget }) => choose(place, currentTarget.value)}
              data={withOwn(reminder, distances)}
              className={classes.when}
            />
            {'at' in reminder && (
              <TextInput
                type="time"
                aria-label={t`Time of reminder ${place + 1}`}
                value={reminder.at}
                onChange={({ currentTarget }) =>
                  change(kept.with(place, { ...reminder, at: currentTarget.value.slice(0, 5) }))
                }
                error={error && isWithoutTime(reminder) ? t`Choose a time.` : null}
                className={classes.at}
              />
            )}
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={t`Remove reminder ${place + 1}`}
              onClick={() => remove(place)}
            >
              <IconX size={18} />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <Text size="sm" c="dimmed" role="status">
        {hidden.length > 0 && (
          <Plural
            value={hidden.length}
            one="# reminder doesn’t fit this date and was left out."
            other="# reminders don’t fit this date and were left out."
          />
        )}
      </Text>
      {isPossible && kept.length < maxReminders && (
        <Button ref={adds} variant="subtle" size="compact-md" mt={4} leftSection={<IconBell size={18} />} onClick={add}>
          <Trans>Add a reminder</Trans>
        </Button>
      )}
    </Input.Wrapper>
  )
}

/** Returns a function that focuses a line after the next rendering; without lines, the button that adds one. */
function useFocusNext(
  list: { readonly current: HTMLElement | null },
  adds: { readonly current: HTMLElement | null },
): (place: number) => void {
  const next = useRef<number | null>(null)
  useEffect(() => {
    if (next.current === null) return
    const lines = [...(list.current?.querySelectorAll('select') ?? [])]
    const target = lines[next.current] ?? lines.at(-1) ?? adds.current
    next.current = null
    target?.focus()
  })
  return (place) => {
    next.current = place
  }
}

const isWithoutTime = (reminder: GivenReminder): boolean => 'at' in reminder && reminder.at === ''

type Option = { value: string; label: string }

/** The distances that the form offers. Minutes count back from the time, if the schedule has one. */
function distancesFor(schedule: Schedule | null): Option[] {
  const days = [0, 1, 2, 7].map((count) => ({ value: `d${count}`, label: daysBefore(count) }))
  if (!schedule?.time) return days
  return [...[0, 10, 30, 60, 120].map((count) => ({ value: `m${count}`, label: minutesBefore(count) })), ...days]
}

/** The distances, and that of a reminder with another one. */
function withOwn(reminder: GivenReminder, distances: Option[]): Option[] {
  const value = keyOf(reminder)
  if (distances.some((distance) => distance.value === value)) return distances
  return [{ value, label: timeBeforeText(reminder) }, ...distances]
}

const keyOf = (reminder: GivenReminder): string =>
  'daysBefore' in reminder ? `d${reminder.daysBefore}` : `m${reminder.minutesBefore}`

function parse(key: string, at: string) {
  const count = Number(key.slice(1))
  return key.startsWith('d') ? { daysBefore: count, at } : { minutesBefore: count }
}
