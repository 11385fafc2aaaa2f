import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Task } from '@questboard/api/tasks/schema'
import { IconCircleCheck, IconCircleX, IconFlag, IconUsersGroup } from '@tabler/icons-react'
import { memo, useEffect, useRef } from 'react'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { Bar, linesOf } from './bars.ts'
import classes from './grid.module.css'
import type { MonthItem } from './items.ts'
import { states } from './states.ts'
import { dayTitle } from './words.ts'

/** Marks of a day on small screens. */
const maxMarks = 3

/** Tasks that the name of a cell lists. */
const maxNamed = 5

type MonthCellProps = {
  day: string
  items: readonly MonthItem[]
  lines: ReturnType<typeof linesOf>
  isSelected: boolean
  isToday: boolean
  /** A day of the month before or after. */
  isOutside: boolean
  isSmall: boolean
  /** Whether the task that is being dragged can be dropped here. Null: none is. */
  drop: 'yes' | 'no' | 'here' | null
  canDrag: (task: Task) => boolean
  /** Undefined until the mouse is over the grid. */
  makeDraggable: typeof import('./drag.ts').makeDraggable | undefined
  onSelect: (day: string) => void
  onOpen: () => void
}

/** A day. Its name says everything that it shows; the marks in it are for the eye and the mouse. */
export function MonthCell({
  day,
  items,
  lines,
  isSelected,
  isToday,
  isOutside,
  isSmall,
  drop,
  ...handlers
}: MonthCellProps) {
  const name = useNameOf(day, { items, lines, isToday })
  const { shown, more, begun, lanes } = lines
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid handles the keys
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid takes the focus
      role="gridcell"
      className={classes.cell}
      data-day={day}
      data-outside={(isOutside && !isSmall) || undefined}
      data-drop={drop ?? undefined}
      tabIndex={isSelected ? 0 : -1}
      aria-selected={isSelected}
      aria-current={isToday ? 'date' : undefined}
      onClick={() => handlers.onSelect(day)}
      onDoubleClick={handlers.onOpen}
    >
      <VisuallyHidden>{name}</VisuallyHidden>
      <div className={classes.inside} aria-hidden="true">
        <span className={classes.number}>{Number(day.slice(8))}</span>
        {isSmall ? (
          <Marks items={items} missions={lines.missions.length} />
        ) : (
          <>
            {begun.map((bar) => (
              <MissionBar key={bar.mission.id} bar={bar} />
            ))}
            <div className={classes.lines} style={{ marginTop: `${lanes * 1.5}rem` }}>
              {items.slice(0, shown).map((item) => (
                <Chip key={`${item.taskId} ${item.slot}`} item={item} {...handlers} />
              ))}
            </div>
            {more > 0 && <span className={classes.more}>+{more}</span>}
          </>
        )}
      </div>
    </td>
  )
}

/** The date, then how many tasks there are and the first of them, with their states, then the missions. */
function useNameOf(
  day: string,
  { items, lines, isToday }: Pick<MonthCellProps, 'items' | 'lines' | 'isToday'>,
): string {
  const { t, i18n } = useLingui()
  const date = dayTitle(day)
  const count = items.length
  const rest = count - maxNamed
  const titles = items
    .slice(0, maxNamed)
    .map(({ title, state, time }) => [title, i18n._(states[state].word), ...(time === null ? [] : [time])].join(', '))
  const names = lines.missions.map((mission) => mission.name).join('; ')
  return [
    isToday ? t`${date}, today` : date,
    count === 0 ? t`Nothing due` : t`${plural(count, { one: '# task', other: '# tasks' })}: ${titles.join('; ')}`,
    ...(rest > 0 ? [t`${plural(rest, { one: '# more', other: '# more' })}`] : []),
    ...(names === '' ? [] : [t`Missions: ${names}`]),
  ].join('. ')
}

type ChipProps = Pick<MonthCellProps, 'canDrag' | 'makeDraggable'> & { item: MonthItem }

/** A task in a cell. The current occurrence of an own one can be dragged to another day. */
function Chip({ item: { taskId, title, state, time, groupId, task }, canDrag, makeDraggable }: ChipProps) {
  const { i18n } = useLingui()
  const { Icon, word } = states[state]
  const isMovable = task !== null && canDrag(task)
  const chip = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (isMovable && chip.current) return makeDraggable?.(chip.current, { id: taskId, title })
  }, [makeDraggable, isMovable, taskId, title])
  return (
    <span ref={chip} className={classes.chip} data-state={state} title={`${title} · ${i18n._(word)}`}>
      {groupId === null ? <Icon size={14} /> : <GroupMark icon={<Icon size={14} />} />}
      <span className={classes.chipTitle} dir="auto">
        {time !== null && <span className={classes.time}>{time}</span>} {title}
      </span>
    </span>
  )
}

const GroupMark = ({ icon }: { icon: React.ReactNode }) => (
  <>
    {icon}
    <IconUsersGroup size={13} />
  </>
)

const missionIcons = { completed: IconCircleCheck, failed: IconCircleX }

const MissionBar = memo(function MissionBar({ bar: { mission, lane, span, continues } }: { bar: Bar }) {
  const { name, status } = mission
  const Icon = status === 'completed' || status === 'failed' ? missionIcons[status] : IconFlag
  return (
    <span
      className={classes.mission}
      data-status={status}
      data-before={continues.before || undefined}
      data-after={continues.after || undefined}
      title={name}
      // The cells of a week are equally wide, with a line of one pixel between them.
      style={{ top: `${lane * 1.5 + 1.875}rem`, width: `calc(${span * 100}% + ${span - 1}px - 0.5rem)` }}
    >
      <Icon size={14} />
      <span className={classes.chipTitle} dir="auto">
        {name}
      </span>
    </span>
  )
})

/** The states of the first tasks as icons, on small screens, over the line of a mission. */
function Marks({ items, missions }: { items: readonly MonthItem[]; missions: number }) {
  // A number takes the place of the last icon.
  const shown = items.length > maxMarks ? maxMarks - 1 : items.length
  return (
    <>
      <span className={classes.marks}>
        {items.slice(0, shown).map(({ taskId, slot, state }) => {
          const { Icon } = states[state]
          return (
            <span key={`${taskId} ${slot}`} className={classes.mark} data-state={state}>
              <Icon size={12} />
            </span>
          )
        })}
        {items.length > shown && <span className={classes.more}>+{items.length - shown}</span>}
      </span>
      {missions > 0 && <span className={classes.under} />}
    </>
  )
}
