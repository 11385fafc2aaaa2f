import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import type { Recurrence } from '@questboard/api/schedules'
import { beginSchedule, firstSlotFrom } from '@questboard/api/schedules'
import { addDays } from '../../days/calendar.ts'
import { dayName } from './day-in-words.ts'

const maxDays = 3

/** The next due days of a rule. After a completion only the first one is known. */
function dueDaysOf(rule: Recurrence, today: string): string[] {
  const days: string[] = []
  let day = beginSchedule(rule, today).dueOn
  while (day !== null && days.length < maxDays) {
    days.push(day)
    day = rule.after === 'completion' ? null : firstSlotFrom(rule, addDays(day, 1))
  }
  return days
}

/** The next due days of a rule, and what missing one costs. */
export function DueDays({ rule, gold, today }: { rule: Recurrence; gold: number; today: string }) {
  const { t } = useLingui()
  const days = dueDaysOf(rule, today)
    .map((day) => dayName(day, today))
    .join(' · ')
  const cost = Math.ceil(gold / 2)
  return (
    <Text size="sm" c="dimmed" aria-live="polite">
      <Trans>Due on {days}.</Trans>{' '}
      {cost > 0 && t`${plural(cost, { one: 'Missing it costs # gold.', other: 'Missing it costs # gold.' })}`}
    </Text>
  )
}
