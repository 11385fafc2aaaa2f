import { Trans } from '@lingui/react/macro'
import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useContext, useId, useState } from 'react'
import { formatNumber } from '../../../app/format-number.ts'
import { onDemand } from '../../../app/mutations/on-demand.ts'
import { useStore } from '../../../ui/store.ts'
import { useToday } from '../../days/use-today.ts'
import AllDone from '../AllDone.tsx'
import DoneGroup from '../DoneGroup.tsx'
import list from '../list.module.css'
import { DatedList, Growth } from '../list-contexts.ts'
import type { TaskOrder } from '../order.ts'
import { type AnyTask, isPersonal } from '../other-tasks.ts'
import type { TagsById } from '../RowFrame.tsx'
import { TaskRows } from '../TaskRows.tsx'
import { DueBar } from './DueBar.tsx'
import { dayInWords, dayName } from './day-in-words.ts'
import { type DueFilter, dueFilter } from './due-filter.ts'
import { NothingDue, NothingHere } from './NothingDue.tsx'
import classes from './sections.module.css'
import { daysOf, sectionsOf } from './sections.ts'

type TaskSectionsProps = {
  /** The tasks in the player's order, the last one first. */
  tasks: readonly AnyTask[]
  /** All current tasks, not those of a search or a filter. */
  isWhole: boolean
  tags: TagsById
  lingering: ReadonlySet<string>
  order: TaskOrder
}

const openOf = (tasks: readonly AnyTask[]): number => tasks.filter(({ completed }) => !completed).length

/** The current tasks by when they are due. Used as soon as a task has a date. */
export function TaskSections({ tasks, isWhole, tags, lingering, order }: TaskSectionsProps) {
  const today = useToday()
  const chosen = useStore(dueFilter)
  const sections = sectionsOf(tasks, { today, lingering, order })
  const { overdue, upcoming, none, resting, done } = sections
  const isShown = (name: DueFilter) => (chosen.size === 0 || chosen.has(name)) && sections[name].length > 0
  const isEmpty = chosen.size > 0 && ![...chosen].some(isShown)
  const isClear = isWhole && chosen.size === 0 && overdue.length + sections.today.length === 0
  const counts = {
    today: openOf(sections.today),
    overdue: openOf(overdue),
    upcoming: openOf(upcoming),
    none: openOf(none),
  }
  return (
    <DatedList value={true}>
      <DueBar counts={counts} />
      {isShown('overdue') && (
        <Section
          name="overdue"
          title={<Trans>Overdue</Trans>}
          count={overdue.length}
          beside={<MoveAll tasks={overdue} />}
        >
          <TaskRows tasks={overdue} tags={tags} />
        </Section>
      )}
      {isShown('today') && (
        <Section name="today" day={today} title={<Trans>Today</Trans>} count={sections.today.length}>
          <TaskRows tasks={sections.today} tags={tags} />
        </Section>
      )}
      {isEmpty && <NothingHere />}
      {isClear &&
        (upcoming.length + none.length > 0 ? (
          <NothingDue next={upcoming.find(isPersonal)} today={today} />
        ) : (
          <AllDone />
        ))}
      {isShown('upcoming') && <Upcoming tasks={upcoming} tags={tags} today={today} />}
      {isShown('none') && (
        <Section name="none" title={<Trans>No date</Trans>} count={none.length}>
          <TaskRows tasks={none} tags={tags} />
        </Section>
      )}
      {chosen.size === 0 && resting.length > 0 && <Resting tasks={resting} tags={tags} />}
      {chosen.size === 0 && done.length > 0 && <DoneGroup tasks={done} tags={tags} />}
    </DatedList>
  )
}

type SectionProps = {
  name: DueFilter
  /** The day to which a task that is dropped here moves. */
  day?: string
  title: ReactNode
  count: number
  beside?: ReactNode
  children: ReactNode
}

function Section({ name, day, title, count, beside, children }: SectionProps) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id} data-part={name} data-day={day}>
      <div className={classes.heading}>
        <h3 id={id} className={classes.title}>
          {title} <span className={list.count}>{formatNumber(count)}</span>
        </h3>
        {beside}
      </div>
      {children}
    </section>
  )
}

type UpcomingProps = { tasks: readonly AnyTask[]; tags: TagsById; today: string }

/** The tasks of the next two weeks by day. Later ones are shown on demand, and in a search. */
function Upcoming({ tasks, tags, today }: UpcomingProps) {
  const [hasLater, setLater] = useState(useContext(Growth) !== null)
  const { days, later } = daysOf(tasks, today)
  return (
    <Section name="upcoming" title={<Trans>Upcoming</Trans>} count={tasks.length}>
      {days.map((section) => (
        <div key={section.day} data-part="day" data-day={section.day}>
          <h4 className={classes.day}>
            <DayTitle day={section.day} today={today} />
          </h4>
          <TaskRows tasks={section.tasks} tags={tags} />
        </div>
      ))}
      {later.length > 0 && (
        <div className={list.group}>
          <button type="button" className={list.toggle} aria-expanded={hasLater} onClick={() => setLater(!hasLater)}>
            <IconChevronDown className={list.chevron} size={18} aria-hidden="true" />
            {hasLater ? <Trans>Later</Trans> : <Trans>Show later tasks</Trans>}
            <span className={list.count}>{formatNumber(later.length)}</span>
          </button>
          {hasLater && <TaskRows tasks={later} tags={tags} />}
        </div>
      )}
    </Section>
  )
}

function DayTitle({ day, today }: { day: string; today: string }) {
  const [text, name] = [dayInWords(day, today), dayName(day, today)]
  return text === name ? name : `${text} · ${name}`
}

/** Moves all overdue to-dos to today. Repeating tasks stay: their days come from their schedule. */
function MoveAll({ tasks }: { tasks: readonly AnyTask[] }) {
  const todos = tasks.filter(isPersonal).filter(({ type, completed }) => type === 'todo' && !completed)
  if (todos.length === 0) return null
  return (
    <button
      type="button"
      className={list.quiet}
      onClick={() =>
        onDemand(
          () => import('./due-handlers.tsx'),
          ({ moveToToday }) => moveToToday(todos),
        )
      }
    >
      <Trans>Move all to today</Trans>
    </button>
  )
}

/** Tasks that are not open yet, and repeating ones that are done. Collapsed at first, but not in a search. */
function Resting({ tasks, tags }: { tasks: readonly AnyTask[]; tags: TagsById }) {
  const [open, setOpen] = useState(useContext(Growth) !== null)
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
