import { Trans, useLingui } from '@lingui/react/macro'
import type { StatisticsDay } from '@questboard/api/history/schema'
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import { weekdayNameAt } from '../days/weekday-names.ts'
import { useDayInWords } from './DayInWords.tsx'
import { DaysTable } from './DaysTable.tsx'
import { shortMonthName } from './day-names.ts'
import { Mark } from './Mark.tsx'
import classes from './statistics.module.css'
import { dayAfterKey, levelOf, monthStarts, mostDone } from './year.ts'

/** Pixels from one day to the next, and of the names of days and months. */
const step = 16
const left = 34
const above = 20
/** Columns that the name of a month needs. */
const columnsOfName = 3

const namedWeekdays = [0, 2, 4, 6]

/**
 * A year of days, a column for each week. The size of a mark shows how much was done, a ring that something was missed.
 */
export function Heatmap({ days }: { days: readonly StatisticsDay[] }) {
  const { t } = useLingui()
  const inWords = useDayInWords()
  const [place, setPlace] = useState(days.length - 1)
  const [isFocused, setFocused] = useState(false)
  const scroller = useRef<HTMLDivElement>(null)
  const most = mostDone(days)
  const columns = Math.ceil(days.length / 7)
  const chosen = days[place]

  // The latest days are on the right.
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollLeft = scroller.current.scrollWidth
  }, [])

  function onKeyDown(event: KeyboardEvent) {
    const next = dayAfterKey(event.key, place, days.length)
    if (next === undefined) return
    event.preventDefault()
    setPlace(next)
    const x = left + Math.floor(next / 7) * step
    const { current } = scroller
    if (current && (x < current.scrollLeft + left || x + step > current.scrollLeft + current.clientWidth)) {
      current.scrollLeft = x - current.clientWidth / 2
    }
  }

  function choose(event: PointerEvent<SVGSVGElement>) {
    const box = event.currentTarget.getBoundingClientRect()
    const [column, row] = [
      Math.floor((event.clientX - box.left - left) / step),
      Math.floor((event.clientY - box.top - above) / step),
    ]
    const pointed = column * 7 + row
    if (column >= 0 && row >= 0 && row < 7 && pointed < days.length) setPlace(pointed)
  }

  return (
    <figure aria-label={t`Done by day`}>
      <p className={classes.readout} aria-hidden="true">
        {chosen && inWords(chosen)}
      </p>
      <div
        ref={scroller}
        className={classes.scroller}
        role="slider"
        tabIndex={0}
        aria-label={t`Day`}
        aria-valuemin={0}
        aria-valuemax={days.length - 1}
        aria-valuenow={place}
        aria-valuetext={chosen && inWords(chosen)}
        onKeyDown={onKeyDown}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        <svg
          className={classes.year}
          width={left + columns * step}
          height={above + 7 * step}
          aria-hidden="true"
          onPointerMove={(event) => event.pointerType === 'mouse' && choose(event)}
          onPointerDown={choose}
        >
          {monthStarts(days).map(({ column, day }) => (
            <text
              key={day}
              className={classes.label}
              {...(column > columns - columnsOfName
                ? { x: left + columns * step, textAnchor: 'end' }
                : { x: left + column * step })}
              y={above - 8}
            >
              {shortMonthName(day)}
            </text>
          ))}
          {namedWeekdays.map((weekday) => (
            <text key={weekday} className={classes.label} x={0} y={above + weekday * step + step - 4}>
              {weekdayNameAt(weekday, 'short')}
            </text>
          ))}
          {days.map(({ day, done, missed }, index) => (
            <Mark
              key={day}
              x={left + Math.floor(index / 7) * step + step / 2}
              y={above + (index % 7) * step + step / 2}
              level={levelOf(done, most)}
              isMissed={missed > 0}
              isChosen={index === place}
              isFocused={isFocused}
            />
          ))}
        </svg>
      </div>
      <Legend />
      <DaysTable days={days} />
    </figure>
  )
}

function Legend() {
  return (
    <figcaption className={classes.legend}>
      <Sample level={0} isMissed={false} label={<Trans>nothing done</Trans>} />
      <Sample level={1} isMissed={false} label={<Trans>a few</Trans>} />
      <Sample level={3} isMissed={false} label={<Trans>many</Trans>} />
      <Sample level={1} isMissed label={<Trans>something missed</Trans>} />
    </figcaption>
  )
}

function Sample({ level, isMissed, label }: { level: 0 | 1 | 3; isMissed: boolean; label: React.ReactNode }) {
  return (
    <span className={classes.sample}>
      <svg width={step} height={step} aria-hidden="true">
        <Mark x={step / 2} y={step / 2} level={level} isMissed={isMissed} />
      </svg>
      {label}
    </span>
  )
}
