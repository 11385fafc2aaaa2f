import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useRef } from 'react'
import { LoadError } from '../../app/LoadError.tsx'
import { usePageTitle } from '../../app/use-page-title.ts'
import { Page } from '../../ui/Page.tsx'
import { announce } from '../../ui/toasts.ts'
import { useMedia } from '../../ui/use-media.ts'
import { useToday } from '../days/use-today.ts'
import { DayList } from './DayList.tsx'
import { Legend } from './Legend.tsx'
import { MonthBar } from './MonthBar.tsx'
import { MonthGrid } from './MonthGrid.tsx'
import { MonthSkeleton } from './MonthSkeleton.tsx'
import { addMonths, type CalendarSearch, inMonth, monthOf, shownOf, weekOf, weeksOf } from './month.ts'
import classes from './page.module.css'
import { useMonth } from './use-month.ts'
import { monthTitle } from './words.ts'

/** The calendar: a month of tasks and missions, and the list of one day. Small screens show a week at a time. */
export function MonthPage({ search }: { search: CalendarSearch }) {
  const { t } = useLingui()
  usePageTitle(t`Calendar`)
  const isSmall = useMedia('(max-width: 40em)')
  return (
    <Page width={100} className={classes.page}>
      <Suspense fallback={<MonthSkeleton isSmall={isSmall} />}>
        <Month search={search} isSmall={isSmall} />
      </Suspense>
    </Page>
  )
}

type MonthProps = { search: CalendarSearch; isSmall: boolean }

function Month({ search, isSmall }: MonthProps) {
  const navigate = useNavigate()
  const today = useToday()
  const { month, day } = shownOf(search, today)
  const weeks = weeksOf(month)
  const [from, to] = [weeks[0]?.[0] ?? day, weeks.at(-1)?.at(-1) ?? day]
  const { days, missions, groupNames, failure, truncated } = useMonth(from, to)
  const list = useRef<HTMLHeadingElement>(null)

  /** Another month gets an entry in the history, so that going back returns to this one. */
  function select(next: string) {
    const nextMonth = monthOf(next)
    if (nextMonth !== month) announce(monthTitle(nextMonth))
    const where = next === today ? {} : { month: nextMonth, day: next }
    void navigate({ to: '/calendar', search: where, replace: nextMonth === month, resetScroll: false })
  }

  const isEmpty = ![...days.keys()].some((day) => monthOf(day) === month) && !missions.some(isIn(month))
  return (
    <>
      <MonthBar
        month={month}
        day={day}
        today={today}
        isSmall={isSmall}
        onSelect={select}
        onStep={(step) => select(inMonth(day, addMonths(month, step)))}
      />
      {failure && (
        <div className={classes.problem}>
          <LoadError
            title={
              failure.lacks === 'tasks' ? (
                <Trans>Only your own current tasks are shown</Trans>
              ) : (
                <Trans>The missions of your groups are missing</Trans>
              )
            }
            error={failure.error}
            onRetry={failure.retry}
          />
        </div>
      )}
      {truncated && (
        <p className={classes.note}>
          <Trans>This month has more than we can show. Some things on its last days are missing.</Trans>
        </p>
      )}
      <div className={classes.columns}>
        <div>
          <MonthGrid
            month={month}
            day={day}
            today={today}
            days={days}
            missions={missions}
            isSmall={isSmall}
            weeks={isSmall ? [weekOf(day)] : weeks}
            onSelect={select}
            onOpen={() => list.current?.focus()}
          />
          {!isSmall && <Legend />}
        </div>
        <DayList
          day={day}
          today={today}
          missions={missions}
          groupNames={groupNames}
          items={days.get(day) ?? []}
          isMonthEmpty={isEmpty}
          heading={list}
        />
      </div>
    </>
  )
}

const isIn =
  (month: string) =>
  ({ from, to }: { from: string; to: string }) =>
    monthOf(from) <= month && monthOf(to) >= month
