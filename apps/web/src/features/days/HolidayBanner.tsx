import { Trans } from '@lingui/react/macro'
import { IconBeach } from '@tabler/icons-react'
import { formatDate } from '../../app/format-dates.ts'
import { trpc } from '../../app/trpc.ts'
import { Button } from '../../ui/Button.tsx'
import { focusIfLost } from '../../ui/focus-if-lost.ts'
import classes from './banner.module.css'
import { useHoliday } from './use-holiday.ts'
import { useToday } from './use-today.ts'

/** Says that the player is on holiday, with a button to end it. */
export default function HolidayBanner() {
  const { isOn, setHoliday } = useHoliday()
  const { data: days } = trpc.daysOff.list.useQuery({})
  const today = useToday()
  const running = days?.find(({ kind, from, to }) => kind === 'planned' && from <= today && to !== null && to >= today)
  const until = formatDate(running?.to)
  // Hides at once, before the server responds.
  if (!isOn) return null

  async function comeBack() {
    const hasEnded = await setHoliday(false)
    // The button disappears with the banner, so the focus moves to the start of the page, unless it is elsewhere by now.
    if (hasEnded) focusIfLost()
  }

  return (
    <section className={classes.banner} aria-labelledby="holiday-title">
      <IconBeach className={classes.icon} size={24} aria-hidden="true" />
      <p className={classes.text}>
        <strong id="holiday-title">
          {running ? <Trans>You’re on holiday until {until}.</Trans> : <Trans>You’re on holiday.</Trans>}
        </strong>{' '}
        <Trans>
          Missed tasks cost nothing, and streaks and missions are paused. To tick off tasks, come back first.
        </Trans>
      </p>
      <Button size="compact-md" variant="default" onClick={() => void comeBack()}>
        <Trans>I’m back</Trans>
      </Button>
    </section>
  )
}
