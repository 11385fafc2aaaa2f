import type { Mission } from '@questboard/api/missions/schema'
import { IconBeach, IconCalendarEvent, IconCircleCheck, IconClock, IconHourglassEmpty } from '@tabler/icons-react'
import { formatDate } from '../../app/format-dates.ts'
import { useToday } from '../days/use-today.ts'
import { isUrgent, phaseOf } from './period.ts'
import classes from './time.module.css'
import { usePhaseText } from './use-phase-text.ts'

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
