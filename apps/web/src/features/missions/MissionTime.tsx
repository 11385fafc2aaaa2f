import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Mission } from '@questboard/api/missions/schema'
import { IconBeach, IconCalendarEvent, IconCircleCheck, IconClock, IconHourglassEmpty } from '@tabler/icons-react'
import { formatDate } from '../../app/format-dates.ts'
import { useToday } from '../days/use-today.ts'
import { isUrgent, type Phase, phaseOf } from './period.ts'
import classes from './time.module.css'

const icons = {
  begins: IconCalendarEvent,
  daysLeft: IconClock,
  waits: IconBeach,
  completed: IconCircleCheck,
  archived: IconCircleCheck,
  failed: IconHourglassEmpty,
}

/** The phase of a mission, in words. The dates are in its tooltip. */
export function MissionTime({ mission }: { mission: Pick<Mission, 'status' | 'from' | 'to'> }) {
  const phase = phaseOf(mission, useToday())
  const Icon = icons[phase.kind]
  const days = `${formatDate(mission.from)} – ${formatDate(mission.to)}`
  return (
    <span className={classes.time} data-kind={phase.kind} data-pressing={isUrgent(phase) || undefined} title={days}>
      <Icon size={16} aria-hidden="true" />
      {usePhaseText(phase)}
    </span>
  )
}

function usePhaseText(phase: Phase): string {
  const { t } = useLingui()
  switch (phase.kind) {
    case 'begins': {
      const day = formatDate(phase.on)
      return t`Starts on ${day}`
    }
    case 'daysLeft': {
      const { days } = phase
      if (days === 0) return t`Last day`
      return t`${plural(days, { one: '# day left', other: '# days left' })}`
    }
    case 'waits':
      return t`Waiting until you’re back`
    case 'failed': {
      const day = formatDate(phase.on)
      return t`Ended on ${day}`
    }
    case 'completed':
      return t`Completed`
    case 'archived':
      return t`In the archive`
  }
}
