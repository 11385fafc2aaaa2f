import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { StatisticsDay } from '@questboard/api/history/schema'
import { formatNumber } from '../../app/format-number.ts'
import { fullDay } from './day-names.ts'

const signed = (amount: number): string =>
  `${amount > 0 ? '+' : amount < 0 ? '−' : ''}${formatNumber(Math.abs(amount))}`

/** What happened on a day, as one sentence. */
export function useDayInWords(): (day: StatisticsDay) => string {
  const { t } = useLingui()
  return ({ day, done, missed, gold, exp }) => {
    const parts = [
      plural(done, { one: '# done', other: '# done' }),
      ...(missed > 0 ? [plural(missed, { one: '# missed', other: '# missed' })] : []),
      ...(gold === 0 ? [] : [t`${signed(gold)} gold`]),
      ...(exp === 0 ? [] : [t`${signed(exp)} XP`]),
    ]
    return `${fullDay(day)}: ${parts.join(', ')}`
  }
}
