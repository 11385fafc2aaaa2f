import { Trans, useLingui } from '@lingui/react/macro'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { addDays } from '../days/calendar.ts'
import { addMonths, nearMonth } from './month.ts'
import classes from './page.module.css'
import { monthTitle } from './words.ts'

type MonthBarProps = {
  month: string
  day: string
  today: string
  /** Small screens step by week. */
  isSmall: boolean
  onSelect: (day: string) => void
  onStep: (months: 1 | -1) => void
}

/** The title of the month, and the buttons that show another one. */
export function MonthBar({ month, day, today, isSmall, onSelect, onStep }: MonthBarProps) {
  const { t } = useLingui()
  const isNear = (by: 1 | -1) => nearMonth(addMonths(month, by), today) !== month
  const step = (by: 1 | -1) => isNear(by) && (isSmall ? onSelect(addDays(day, by * 7)) : onStep(by))
  return (
    <div className={classes.bar}>
      <h1 className={classes.title}>{monthTitle(month)}</h1>
      {/* Those that a press disables keep the focus. */}
      <Button variant="default" size="sm" aria-disabled={day === today} onClick={() => onSelect(today)}>
        <Trans>Today</Trans>
      </Button>
      <div className={classes.steps}>
        <IconButton
          size={40}
          aria-label={isSmall ? t`Previous week` : t`Previous month`}
          aria-disabled={!isNear(-1)}
          onClick={() => step(-1)}
        >
          <IconChevronLeft size={22} aria-hidden="true" />
        </IconButton>
        <IconButton
          size={40}
          aria-label={isSmall ? t`Next week` : t`Next month`}
          aria-disabled={!isNear(1)}
          onClick={() => step(1)}
        >
          <IconChevronRight size={22} aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  )
}
