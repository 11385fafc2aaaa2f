import { Trans, useLingui } from '@lingui/react/macro'
import { Skeleton } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { type PointerEvent, useState } from 'react'
import { formatNumber } from '../../app/format-number.ts'
import { LoadingOrError } from '../../app/LoadingOrError.tsx'
import { trpc } from '../../app/trpc.ts'
import { ChartReadout } from './ChartReadout.tsx'
import { columnsOf, expOf, goldOf, type WeekValues } from './columns.ts'
import { WeeksTable } from './WeeksTable.tsx'
import { shortDay } from './week-days.ts'
import classes from './weeks.module.css'

const weeksShown = 12
const chartHeight = 180
/** Pixels of a digit on the axis, and of the margin around its numbers. */
const digitWidth = 8
const scaleGap = 16
const labelRoom = 26
const above = 8
/** Pixels for the label of a week. */
const labelWidth = 56

/** A chart of the last weeks: gold earned and spent, or experience gained. */
export function WeeksChart({ currency }: { currency: 'gold' | 'exp' }) {
  const { t } = useLingui()
  const { ref, width } = useElementSize()
  const [selected, setSelected] = useState<number | null>(null)
  const query = trpc.ledger.weeks.useQuery({ weeks: weeksShown }, { staleTime: 0 })
  const { data } = query
  const skeleton = <Skeleton height={chartHeight + labelRoom + 60} radius="md" />
  if (!data) return <LoadingOrError query={query} title={<Trans>Couldn’t load the chart</Trans>} skeleton={skeleton} />
  const weeks = data.map(currency === 'gold' ? goldOf : expOf)
  const scaleWidth = scaleOf(weeks, chartHeight)
  const room = Math.max(0, width - scaleWidth)
  const { columns, columnWidth, baseline, ticks } = columnsOf(weeks, room, chartHeight)
  const slot = room / weeks.length
  const every = Math.max(1, Math.ceil(labelWidth / Math.max(1, slot)))

  function look(event: PointerEvent<Element>) {
    const { left } = event.currentTarget.getBoundingClientRect()
    const place = Math.floor((event.clientX - left - scaleWidth) / slot)
    setSelected(place >= 0 && place < weeks.length ? place : null)
  }

  return (
    <figure aria-label={currency === 'gold' ? t`Gold by week` : t`XP by week`}>
      <ChartReadout currency={currency} weeks={weeks} selectedWeek={selected === null ? undefined : weeks[selected]} />
      <div ref={ref} className={classes.stage} onPointerMove={look} onPointerLeave={() => setSelected(null)}>
        {width > 0 && (
          <svg
            className={classes.chart}
            width={width}
            height={chartHeight + labelRoom + above}
            viewBox={`0 ${-above} ${width} ${chartHeight + labelRoom + above}`}
            data-of={currency}
            aria-hidden="true"
          >
            {ticks.map(({ value, y }) => (
              <g key={y}>
                <path
                  className={classes.grid}
                  data-zero={value === 0 || undefined}
                  d={`M${scaleWidth} ${y}H${width}`}
                />
                <text className={classes.tick} x={scaleWidth - 8} y={y + 4}>
                  {formatNumber(value)}
                </text>
              </g>
            ))}
            <g transform={`translate(${scaleWidth} 0)`}>
              {columns.map(({ monday, x, upHeight, downHeight }, index) => (
                <g key={monday} className={classes.column} data-selected={index === selected || undefined}>
                  <path className={classes.up} d={barAbove(x, baseline, columnWidth, upHeight)} />
                  <path className={classes.down} d={barBelow(x, baseline, columnWidth, downHeight)} />
                  {(columns.length - 1 - index) % every === 0 && (
                    <text
                      className={classes.week}
                      // With narrow columns the last label would overflow.
                      x={Math.min(x, room - labelWidth / 2)}
                      y={chartHeight + labelRoom - 6}
                    >
                      {shortDay(monday)}
                    </text>
                  )}
                </g>
              ))}
            </g>
          </svg>
        )}
      </div>
      <WeeksTable currency={currency} weeks={weeks} />
    </figure>
  )
}

/** Pixels for the numbers on the axis. */
function scaleOf(weeks: readonly WeekValues[], height: number): number {
  const longest = Math.max(...columnsOf(weeks, 0, height).ticks.map(({ value }) => formatNumber(value).length))
  return longest * digitWidth + scaleGap
}

/** A bar above the axis with rounded top corners. */
function barAbove(x: number, baseline: number, width: number, height: number): string {
  if (height <= 0) return ''
  const r = Math.min(6, width / 2, height)
  const left = x - width / 2
  return `M${left} ${baseline}v${r - height}q0 ${-r} ${r} ${-r}h${width - 2 * r}q${r} 0 ${r} ${r}V${baseline}z`
}

/** A bar below the axis with rounded bottom corners. */
function barBelow(x: number, baseline: number, width: number, height: number): string {
  if (height <= 0) return ''
  const r = Math.min(6, width / 2, height)
  const left = x - width / 2
  return `M${left} ${baseline}v${height - r}q0 ${r} ${r} ${r}h${width - 2 * r}q${r} 0 ${r} ${-r}V${baseline}z`
}
