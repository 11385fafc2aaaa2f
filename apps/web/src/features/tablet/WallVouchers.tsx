import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Wall } from '@questboard/api/devices/schema'
import { IconTicket } from '@tabler/icons-react'
import { formatDate } from '../../app/format-dates.ts'
import classes from './wall-pools.module.css'

type WallVouchersProps = Pick<Wall, 'people'> & { promises: NonNullable<Wall['promises']>; hasTitles: boolean }

/** Who still gets which reward. Where titles are hidden: how many. */
export function WallVouchers({ promises, people, hasTitles }: WallVouchersProps) {
  const { t } = useLingui()
  if (promises.length === 0) return null
  const nameOf = (id: string) => people.find(({ userId }) => userId === id)?.name ?? ''
  const shown = hasTitles
    ? promises.map(({ userId, name, dueOn }) => ({ who: nameOf(userId), what: name ?? '', day: formatDate(dueOn) }))
    : [...Map.groupBy(promises, ({ userId }) => userId)].map(([userId, { length }]) => ({
        who: nameOf(userId),
        what: t`${plural(length, { one: '# voucher', other: '# vouchers' })}`,
        day: '',
      }))
  return (
    <ul className={classes.pools} aria-label={t`Vouchers`}>
      {shown.map(({ who, what, day }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same reward can be owed twice, and has no state here
        <li key={place} className={classes.pool}>
          <IconTicket className={classes.ticket} size={40} aria-hidden="true" />
          <span className={classes.text}>
            <bdi className={classes.name}>{what}</bdi>
            <span>
              {day === '' ? (
                <Trans>
                  for <bdi>{who}</bdi>
                </Trans>
              ) : (
                <Trans>
                  for <bdi>{who}</bdi> by {day}
                </Trans>
              )}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
