import { Trans, useLingui } from '@lingui/react/macro'
import { Stack } from '@mantine/core'
import type { DayOff } from '@questboard/api/days-off/schema'
import { IconBeach, IconCalendarPlus, IconThermometer } from '@tabler/icons-react'
import { Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatDate } from '../../app/format-dates.ts'
import { lazyWithRetry } from '../../app/lazy-with-retry.ts'
import { attempt } from '../../app/mutations/attempt.ts'
import { NeedsConnection, useIsOnline } from '../../app/NeedsConnection.tsx'
import { BusyButton } from '../../ui/BusyButton.tsx'
import { Button } from '../../ui/Button.tsx'
import { RecordRow } from '../../ui/RecordRow.tsx'
import { announce, showToast } from '../../ui/toasts.ts'
import classes from './days-off.module.css'
import { SickForm } from './SickForm.tsx'
import { prepareDaysOff, takeBackDayOff, type Whose } from './save-days-off.ts'

/** Loads on demand, because its calendar is large. */
const PlanForm = lazyWithRetry(() => import('./PlanForm.tsx').then((part) => ({ default: part.PlanForm })))

type DaysOffProps = {
  whose: Whose
  days: readonly DayOff[]
  /** The date of the player, `YYYY-MM-DD`. */
  today: string
}

/** Planned days off and days of illness, with forms to add some. */
export function DaysOff({ whose, days, today }: DaysOffProps) {
  const { t } = useLingui()
  const [writing, setWriting] = useState<'plan' | 'sick' | null>(null)
  const isOnline = useIsOnline()
  const buttons = useRef<HTMLDivElement>(null)
  const close = () => {
    flushSync(() => setWriting(null))
    buttons.current?.querySelector('button')?.focus()
  }
  // The holiday switch shows its own state.
  const shown = days.filter(({ kind, to }) => kind === 'sick' || (kind === 'planned' && to !== null && to >= today))
  return (
    <Stack gap="sm">
      {shown.length > 0 && (
        <ul className={classes.list} aria-label={t`Days off`}>
          {shown.map((dayOff) => (
            <Row key={dayOff.id} dayOff={dayOff} today={today} whose={whose} isOnline={isOnline} />
          ))}
        </ul>
      )}
      <Suspense>{writing === 'plan' && <PlanForm whose={whose} today={today} close={close} />}</Suspense>
      {writing === 'sick' && <SickForm whose={whose} days={days} today={today} close={close} />}
      {writing === null && (
        <div ref={buttons} className={classes.buttons}>
          <Button
            variant="light"
            disabled={!isOnline}
            leftSection={<IconCalendarPlus size={18} aria-hidden="true" />}
            onClick={() => setWriting('plan')}
          >
            <Trans>Plan days off</Trans>
          </Button>
          <Button
            variant="default"
            disabled={!isOnline}
            leftSection={<IconThermometer size={18} aria-hidden="true" />}
            onClick={() => setWriting('sick')}
          >
            {whose ? <Trans>Was ill</Trans> : <Trans>I was ill</Trans>}
          </Button>
        </div>
      )}
      <NeedsConnection isOnline={isOnline} inStack />
    </Stack>
  )
}

type RowProps = { dayOff: DayOff; today: string; whose: Whose; isOnline: boolean }

function Row({ dayOff, today, whose, isOnline }: RowProps) {
  const { t } = useLingui()
  const { kind, from, to } = dayOff
  const [first, last] = [formatDate(from), formatDate(to)]
  const span = from === to ? first : t`${first} to ${last}`

  const takeBack = () =>
    attempt(t`Couldn’t cancel the days off.`, async () => {
      await takeBackDayOff(whose, dayOff)
      const again = prepareDaysOff(whose, { kind: 'planned', from, to: to ?? from })
      const message = t`Days off cancelled.`
      announce(message)
      showToast({
        message,
        undo: () => void attempt(t`Couldn’t plan the days off.`, again),
      })
    })

  const canTakeBack = kind === 'planned' && from > today
  return (
    <RecordRow
      icon={kind === 'sick' ? <IconThermometer size={20} /> : <IconBeach size={20} />}
      title={span}
      end={
        canTakeBack ? (
          <BusyButton
            variant="default"
            size="sm"
            disabled={!isOnline}
            aria-label={t`Cancel days off: ${span}`}
            run={takeBack}
          >
            <Trans context="days off">Cancel</Trans>
          </BusyButton>
        ) : undefined
      }
    >
      <span>{kind === 'sick' ? <Trans>Ill</Trans> : canTakeBack ? <Trans>Planned</Trans> : <Trans>Now</Trans>}</span>
    </RecordRow>
  )
}
