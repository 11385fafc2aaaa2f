import { Trans, useLingui } from '@lingui/react/macro'
import type { Task } from '@questboard/api/tasks/schema'
import { IconCalendarCheck } from '@tabler/icons-react'
import { onDemand } from '../../../app/mutations/on-demand.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { keepFocus } from '../../../ui/row-focus.ts'
import { dayInWords } from './day-in-words.ts'
import { showAllSections } from './due-filter.ts'

const icon = <IconCalendarCheck size={28} />

/** No task is due today. It names the next one, which can be moved to today. */
export function NothingDue({ next, today }: { next: Task | undefined; today: string }) {
  const { t } = useLingui()
  const day = next?.dueOn ? dayInWords(next.dueOn, today) : ''
  return (
    <EmptyState
      icon={icon}
      title={<Trans>Nothing due today</Trans>}
      text={next && t`Next: ${next.title} · ${day}`}
      action={
        next?.canSnooze && (
          <Button
            variant="default"
            onClick={() =>
              onDemand(
                () => import('./due-handlers.tsx'),
                ({ moveToToday }) => moveToToday([next]),
              )
            }
          >
            <Trans>Do it today</Trans>
          </Button>
        )
      }
    />
  )
}

/** The chosen sections have no task any more. */
export function NothingHere() {
  return (
    <EmptyState
      icon={icon}
      title={<Trans>No such tasks</Trans>}
      action={
        <Button variant="default" onClick={() => keepFocus(showAllSections)}>
          <Trans>Show all tasks</Trans>
        </Button>
      }
    />
  )
}
