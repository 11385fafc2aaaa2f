import { Plural, Trans } from '@lingui/react/macro'
import type { Statistics } from '@questboard/api/history/schema'
import { IconCalendarCheck, IconCheck, IconFlame, IconTrophy } from '@tabler/icons-react'
import type { ComponentType, ReactNode } from 'react'
import { formatNumber } from '../../app/format-number.ts'
import classes from './statistics.module.css'

/** The numbers of the year at a glance. */
export function Summary({ statistics: { days, streak, perfectDays } }: { statistics: Statistics }) {
  const done = days.reduce((sum, day) => sum + day.done, 0)
  return (
    <dl className={classes.summary}>
      <Fact
        icon={IconFlame}
        name={<Trans>Current streak</Trans>}
        unit={<Plural value={streak.current} one="day in a row" other="days in a row" />}
      >
        {streak.current}
      </Fact>
      <Fact
        icon={IconTrophy}
        name={<Trans>Best streak</Trans>}
        unit={<Plural value={streak.best} one="day in a row" other="days in a row" />}
      >
        {streak.best}
      </Fact>
      <Fact icon={IconCalendarCheck} name={<Trans>Perfect days</Trans>} unit={<Trans>nothing missed</Trans>}>
        {perfectDays}
      </Fact>
      <Fact icon={IconCheck} name={<Trans>Done</Trans>} unit={<Trans>in the last year</Trans>}>
        {done}
      </Fact>
    </dl>
  )
}

type FactProps = { icon: ComponentType<{ size: number }>; name: ReactNode; unit: ReactNode; children: number }

function Fact({ icon: Icon, name, unit, children }: FactProps) {
  return (
    <div className={classes.fact}>
      <dt>
        <span className={classes.factIcon} aria-hidden="true">
          <Icon size={18} />
        </span>
        {name}
      </dt>
      <dd>
        <span className={classes.number}>{formatNumber(children)}</span> <span className={classes.unit}>{unit}</span>
      </dd>
    </div>
  )
}
