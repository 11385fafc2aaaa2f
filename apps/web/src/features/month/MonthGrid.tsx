import { useLingui } from '@lingui/react/macro'
import type { Task } from '@questboard/api/tasks/schema'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { addDays } from '../days/calendar.ts'
import { weekdayNameOf } from '../days/weekday-names.ts'
import { roomOf } from '../tasks/due/room.ts'
import { barsOf, linesOf, type MonthMission } from './bars.ts'
import classes from './grid.module.css'
import type { ItemsByDay } from './items.ts'
import { MonthCell } from './MonthCell.tsx'
import { dayByKey, monthOf } from './month.ts'
import { useSwipe } from './swipe.ts'
import { monthTitle } from './words.ts'

type MonthGridProps = {
  month: string
  day: string
  today: string
  weeks: readonly (readonly string[])[]
  days: ItemsByDay
  missions: readonly MonthMission[]
  /** One week, whose cells have only marks. */
  isSmall: boolean
  onSelect: (day: string) => void
  /** Called when the list of the selected day should take the focus. */
  onOpen: () => void
}

/** The task that is being dragged, and the days to which it can be moved. */
type Drag = { task: Task; room: { from: string; to: string } }

/**
 * The days as a grid. The selected day takes the focus: arrows move it by day and week, PageUp and PageDown by month,
 * Home and End within the week, and Enter opens its list.
 */
export function MonthGrid({ month, day, today, weeks, days, missions, isSmall, onSelect, onOpen }: MonthGridProps) {
  const { t } = useLingui()
  const grid = useRef<HTMLTableElement>(null)
  const [drag, setDrag] = useState<Drag | null>(null)
  const [dragging, setDragging] = useState<typeof import('./drag.ts') | null>(null)
  // With the mouse alone, and the marks of small screens cannot be dragged.
  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    if (!isSmall && pointerType === 'mouse') import('./drag.ts').then(setDragging).catch(() => {})
  }
  useEffect(() => {
    if (isSmall || !grid.current) return
    return dragging?.watchDrags(grid.current, (task) => {
      const room = task && roomOf(task, today)
      setDrag(room && { task, room })
    })
  }, [dragging, isSmall, today])
  const swipe = useSwipe((weeksLater) => onSelect(addDays(day, weeksLater * 7)))
  // The focus follows a selection that was made in the grid, even to a cell of another month.
  const isOurs = useRef(false)
  useEffect(() => {
    if (isOurs.current) grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
    isOurs.current = false
  }, [day])
  const label = monthTitle(month)

  function select(next: string) {
    isOurs.current = next !== day
    onSelect(next)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.key === 'Enter' || event.key === ' ') onOpen()
    else {
      const next = dayByKey(event.key, day)
      if (next === null) return
      select(next)
    }
    event.preventDefault()
  }

  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the days are one control, moved through by arrows
      role="grid"
      className={classes.grid}
      aria-label={isSmall ? t`A week of ${label}` : label}
      data-small={isSmall || undefined}
      onKeyDown={onKeyDown}
      onPointerEnter={onPointerEnter}
      {...(isSmall && swipe)}
    >
      <thead>
        <tr>
          {(weeks[0] ?? []).map((day) => {
            const [short, long] = [weekdayNameOf(day, 'short'), weekdayNameOf(day, 'long')]
            return (
              <th key={long} scope="col">
                <span aria-hidden="true">{short}</span>
                <VisuallyHidden>{long}</VisuallyHidden>
              </th>
            )
          })}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => {
          const bars = barsOf(missions, week)
          return (
            <tr key={week[0]}>
              {week.map((cellDay, nth) => (
                <MonthCell
                  key={cellDay}
                  day={cellDay}
                  items={days.get(cellDay) ?? []}
                  lines={linesOf(bars, nth, days.get(cellDay)?.length ?? 0)}
                  isSelected={cellDay === day}
                  isToday={cellDay === today}
                  isOutside={monthOf(cellDay) !== month}
                  isSmall={isSmall}
                  drop={drag ? dropOn(cellDay, drag) : null}
                  makeDraggable={dragging?.makeDraggable}
                  canDrag={(task) => roomOf(task, today) !== null}
                  onSelect={select}
                  onOpen={onOpen}
                />
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** Whether a dragged task can be dropped on a day. On its own day nothing would change. */
function dropOn(day: string, { task, room }: Drag): 'yes' | 'no' | 'here' {
  if (day === task.dueOn) return 'here'
  return day >= room.from && day <= room.to ? 'yes' : 'no'
}
