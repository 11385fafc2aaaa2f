import { Trans, useLingui } from '@lingui/react/macro'
import { IconCalendar, IconFlag } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { RefObject } from 'react'
import { trpc } from '../../app/trpc.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { PanelCard } from '../../ui/Panel.tsx'
import { useById } from '../tags/use-by-id.ts'
import { TaskRows } from '../tasks/TaskRows.tsx'
import { AddToDay } from './AddToDay.tsx'
import type { MonthMission } from './bars.ts'
import classes from './day.module.css'
import type { MonthItem } from './items.ts'
import { monthOf } from './month.ts'
import { states } from './states.ts'
import { dayTitle, longDayName, monthName } from './words.ts'

type DayListProps = {
  day: string
  today: string
  items: readonly MonthItem[]
  missions: readonly MonthMission[]
  groupNames: ReadonlyMap<string, string>
  isMonthEmpty: boolean
  /** Takes the focus when the day is opened. */
  heading: RefObject<HTMLHeadingElement | null>
}

/**
 * The tasks and missions of a day. The user's own current tasks are rows as everywhere, so their menu moves them to
 * another day.
 */
export function DayList({ day, today, items, missions, groupNames, isMonthEmpty, heading }: DayListProps) {
  const { t } = useLingui()
  const [{ tags }] = trpc.dashboard.read.useSuspenseQuery({})
  const tagsById = useById(tags)
  const tasks = items.flatMap(({ task }) => task ?? [])
  const others = items.filter(({ task }) => task === null)
  const here = missions.filter(({ from, to }) => from <= day && to >= day)
  const isEmpty = items.length + here.length === 0
  const month = monthName(monthOf(day), today)
  return (
    <section className={classes.day} aria-labelledby="day-title">
      <Heading order={2} size={3} id="day-title" ref={heading} tabIndex={-1}>
        {day === today ? <Trans>Today, {longDayName(day)}</Trans> : dayTitle(day)}
      </Heading>
      {day >= today && <AddToDay day={day} today={today} tags={tags} />}
      {(!isEmpty || day < today || isMonthEmpty) && (
        <PanelCard>
          {here.length > 0 && (
            <ul className={classes.list} aria-label={t`Missions`}>
              {here.map((mission) => (
                <MissionRow key={mission.id} mission={mission} groupNames={groupNames} />
              ))}
            </ul>
          )}
          {tasks.length > 0 && <TaskRows key={day} tasks={tasks} tags={tagsById} />}
          {others.length > 0 && (
            <ul className={classes.list} aria-label={tasks.length > 0 ? t`More tasks` : t`Tasks`}>
              {others.map((item) => (
                <OccurrenceRow key={`${item.taskId} ${item.slot}`} item={item} groupNames={groupNames} />
              ))}
            </ul>
          )}
          {isEmpty && (
            <EmptyState
              icon={<IconCalendar size={28} />}
              title={isMonthEmpty ? t`Nothing in ${month} yet` : t`Nothing on this day`}
              text={isMonthEmpty ? <Trans>Choose a day and add a task to it.</Trans> : undefined}
            />
          )}
        </PanelCard>
      )}
    </section>
  )
}

type MissionRowProps = { mission: MonthMission; groupNames: ReadonlyMap<string, string> }

function MissionRow({ mission: { id, name, groupId }, groupNames }: MissionRowProps) {
  const group = groupId === null ? undefined : groupNames.get(groupId)
  return (
    <li className={classes.row}>
      <IconFlag size={18} aria-hidden="true" />
      <span className={classes.what}>
        {groupId === null ? (
          <Link className={classes.link} to="/missions/$missionId" params={{ missionId: id }} dir="auto">
            {name}
          </Link>
        ) : (
          <Link
            className={classes.link}
            to="/groups/$groupId/missions/$missionId"
            params={{ groupId, missionId: id }}
            dir="auto"
          >
            {name}
          </Link>
        )}
        <span className={classes.about}>
          {group === undefined ? <Trans>Mission</Trans> : <Trans>Mission · {group}</Trans>}
        </span>
      </span>
    </li>
  )
}

type OccurrenceRowProps = { item: MonthItem; groupNames: ReadonlyMap<string, string> }

/** A group task, or an occurrence that is over or has not come yet. */
function OccurrenceRow({ item: { title, state, time, groupId }, groupNames }: OccurrenceRowProps) {
  const { i18n } = useLingui()
  const { Icon, word } = states[state]
  const group = groupId === null ? undefined : groupNames.get(groupId)
  return (
    <li className={classes.row} data-state={state}>
      <Icon size={18} aria-hidden="true" />
      <span className={classes.what}>
        {groupId === null ? (
          <span dir="auto">{title}</span>
        ) : (
          <Link className={classes.link} to="/groups/$groupId" params={{ groupId }} dir="auto">
            {title}
          </Link>
        )}
        <span className={classes.about}>
          {[i18n._(word), ...(time === null ? [] : [time]), ...(group === undefined ? [] : [group])].join(' · ')}
        </span>
      </span>
    </li>
  )
}
