import { plural, t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Skeleton } from '@mantine/core'
import type { EndedOccurrence, TaskHistory as History, Outcome } from '@questboard/api/history/schema'
import { IconBeach, IconCheck, IconClockCheck, IconPlayerTrackNext, IconX } from '@tabler/icons-react'
import { formatDate } from '../../app/format-dates.ts'
import { LoadingOrError } from '../../app/LoadingOrError.tsx'
import { trpc } from '../../app/trpc.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import classes from './task-history.module.css'

/** How many of the last occurrences are drawn. */
const shown = 14

const icons = {
  done: IconCheck,
  late: IconClockCheck,
  missed: IconX,
  skipped: IconPlayerTrackNext,
  spared: IconBeach,
} satisfies Record<Outcome, unknown>

/** How often a task was done and missed, with its last occurrences drawn, the latest on the right. */
export function TaskHistory({ id }: { id: string }) {
  const query = trpc.history.ofTask.useQuery({ id, limit: shown }, { staleTime: 0 })
  const { data } = query
  const skeleton = <Skeleton height={64} radius="md" />
  if (!data)
    return <LoadingOrError query={query} title={<Trans>Couldn’t load the history</Trans>} skeleton={skeleton} />
  if (data.totalCount === 0) {
    return (
      <p>
        <Trans>Nothing yet. It starts with the first time you finish or miss it.</Trans>
      </p>
    )
  }
  return (
    <div className={classes.history}>
      <p>{timesInWords(data)}</p>
      <ul className={classes.last}>
        {data.occurrences.toReversed().map((occurrence) => (
          <Occurrence key={`${occurrence.slot} ${occurrence.dueOn} ${occurrence.at}`} {...occurrence} />
        ))}
      </ul>
    </div>
  )
}

/** Counts such as “Done 12 times, 1 of them late, missed 2 times.” */
function timesInWords({ counts: { done, late, missed } }: Pick<History, 'counts'>): string {
  const all = done + late
  if (all === 0) {
    return missed === 0 ? t`Not done yet.` : `${plural(missed, { one: 'Missed once', other: 'Missed # times' })}.`
  }
  const parts = [
    all === 1 && late === 1 ? t`Done once, late` : plural(all, { one: 'Done once', other: 'Done # times' }),
    ...(late > 0 && all > 1 ? [plural(late, { one: '# of them late', other: '# of them late' })] : []),
    ...(missed > 0 ? [plural(missed, { one: 'missed once', other: 'missed # times' })] : []),
  ]
  return `${parts.join(', ')}.`
}

function Occurrence({ dueOn, outcome }: EndedOccurrence) {
  const { t } = useLingui()
  const names: Record<Outcome, string> = {
    done: t`done`,
    late: t`done late`,
    missed: t`missed`,
    skipped: t`skipped`,
    spared: t`holiday`,
  }
  const Icon = icons[outcome]
  const label = `${formatDate(dueOn)}: ${names[outcome]}`
  return (
    <li className={classes.occurrence} data-outcome={outcome} title={label}>
      <Icon size={16} aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </li>
  )
}
