import { Trans, useLingui } from '@lingui/react/macro'
import type { Task } from '@questboard/api/tasks/schema'
import { formatNumber } from '@questboard/i18n'
import { IconCalendarCheck, IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { onDemand } from '../../../app/mutations/on-demand.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { useToday } from '../../days/use-today.ts'
import { DoneGroup } from '../DoneGroup.tsx'
import list from '../list.module.css'
import type { TagsById } from '../RowFrame.tsx'
import { TaskRows } from '../TaskRows.tsx'
import { dayInWords } from './day-in-words.ts'
import classes from './due.module.css'
import { sectionsOf } from './sections.ts'

type TaskSectionsProps = { tasks: readonly Task[]; tags: TagsById; lingering: ReadonlySet<string> }

/** The current tasks by when they are due. Used as soon as a task has a date. */
export function TaskSections({ tasks, tags, lingering }: TaskSectionsProps) {
  const today = useToday()
  const { overdue, today: due, upcoming, none, resting, done } = sectionsOf(tasks, { today, lingering })
  const isClear = overdue.length + due.length === 0
  return (
    <>
      {overdue.length > 0 && (
        <Section title={<Trans>Overdue</Trans>} tasks={overdue} tags={tags} beside={<MoveAll tasks={overdue} />} />
      )}
      {due.length > 0 && <Section title={<Trans>Today</Trans>} tasks={due} tags={tags} />}
      {isClear && <NothingDue next={upcoming[0]} today={today} />}
      {upcoming.length > 0 && <Section title={<Trans>Upcoming</Trans>} tasks={upcoming} tags={tags} />}
      {none.length > 0 && <Section title={<Trans>No date</Trans>} tasks={none} tags={tags} />}
      {resting.length > 0 && <Resting tasks={resting} tags={tags} />}
      {done.length > 0 && <DoneGroup tasks={done} tags={tags} />}
    </>
  )
}

type SectionProps = { title: ReactNode; tasks: readonly Task[]; tags: TagsById; beside?: ReactNode }

function Section({ title, tasks, tags, beside }: SectionProps) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.heading}>
        <h3 id={id} className={classes.title}>
          {title} <span className={list.count}>{formatNumber(tasks.length)}</span>
        </h3>
        {beside}
      </div>
      <TaskRows tasks={tasks} tags={tags} />
    </section>
  )
}

/** Moves all overdue to-dos to today. Repeating tasks stay: their days come from their schedule. */
function MoveAll({ tasks }: { tasks: readonly Task[] }) {
  const todos = tasks.filter(({ type }) => type === 'todo')
  if (todos.length === 0) return null
  return (
    <button
      type="button"
      className={list.quiet}
      onClick={() =>
        onDemand(
          () => import('./due-handlers.tsx'),
          ({ moveAllToToday }) => moveAllToToday(todos),
        )
      }
    >
      <Trans>Move all to today</Trans>
    </button>
  )
}

function NothingDue({ next, today }: { next: Task | undefined; today: string }) {
  const { t } = useLingui()
  if (!next?.dueOn) {
    return <EmptyState icon={<IconCalendarCheck size={28} />} title={<Trans>Nothing due today</Trans>} text="" />
  }
  const day = dayInWords(next.dueOn, today)
  return (
    <EmptyState
      icon={<IconCalendarCheck size={28} />}
      title={<Trans>Nothing due today</Trans>}
      text={t`Next: ${next.title}, ${day}.`}
    />
  )
}

/** Tasks that are not open yet, and repeating ones that are done. Collapsed until it is opened. */
function Resting({ tasks, tags }: { tasks: readonly Task[]; tags: TagsById }) {
  const [open, setOpen] = useState(false)
  return (
    <div className={list.group}>
      <div className={list.groupHead}>
        <button type="button" className={list.toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
          <IconChevronDown className={list.chevron} size={18} aria-hidden="true" />
          <Trans>Resting</Trans>
          <span className={list.count}>{formatNumber(tasks.length)}</span>
        </button>
      </div>
      {open && <TaskRows tasks={tasks} tags={tags} />}
    </div>
  )
}
