import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Loader, Paper } from '@mantine/core'
import type { Payment } from '@questboard/api/payments/schema'
import { IconClockX, IconCreditCardOff, IconDiamond, IconHourglass } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { usePageTitle } from '../../app/use-page-title.ts'
import { GemsArrived } from './GemsArrived.tsx'
import { PaymentCard, PaymentProblem } from './PaymentCard.tsx'
import classes from './payment-pages.module.css'
import { usePayment } from './use-payment.ts'

/** The time before a message says that it takes longer than usual. */
const expectedMs = 25_000

const askAfter = [3, 8, 20, 45, 90, 180, 360]

/** The page after paying: it waits until the gems have arrived. */
export function SuccessGemsPurchasePage({ sessionId }: { sessionId: string | null }) {
  const { t } = useLingui()
  usePageTitle(t`Your gems`)
  if (sessionId !== null) return <Purchase sessionId={sessionId} />
  return (
    <PaymentCard
      icon={<IconDiamond size={36} />}
      title={<Trans>No pending payment</Trans>}
      text={<Trans>Gems you’ve bought are listed in your purchases.</Trans>}
    >
      <Next />
    </PaymentCard>
  )
}

function Purchase({ sessionId }: { sessionId: string }) {
  const { data: payment, error, isFetching, refetch } = usePayment(sessionId, { every: 1500, askAfter })
  if (!payment && error && !isFetching) {
    return <PaymentProblem title={<Trans>Couldn’t load the payment</Trans>} error={error} onRetry={refetch} />
  }
  if (!payment || payment.status === 'open') return <Waiting sessionId={sessionId} />
  if (payment.status === 'paid') {
    return (
      <div className={classes.page}>
        <Paper className={classes.card} radius="lg">
          <GemsArrived gems={payment.gems} order={1}>
            <Next />
          </GemsArrived>
        </Paper>
      </div>
    )
  }
  return <NotPaid status={payment.status} />
}

function Waiting({ sessionId }: { sessionId: string }) {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), expectedMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div role="status">
      {isLate ? (
        <PaymentCard
          icon={<IconHourglass size={36} />}
          title={<Trans>This is taking longer than usual</Trans>}
          text={
            <Trans>
              Some banks take hours or days. You can close this page: your gems arrive once the payment is confirmed.
              Don’t pay again. If you contact us, mention this payment:
            </Trans>
          }
        >
          <code className={classes.number}>{sessionId}</code>
          <Next />
        </PaymentCard>
      ) : (
        <PaymentCard
          icon={<Loader size="md" />}
          title={<Trans>Thank you! Your gems are on their way…</Trans>}
          text={<Trans>We’re waiting for Stripe to confirm your payment. It usually takes seconds.</Trans>}
        />
      )}
    </div>
  )
}

function NotPaid({ status }: { status: Exclude<Payment['status'], 'open' | 'paid'> }) {
  return status === 'expired' ? (
    <PaymentCard
      icon={<IconClockX size={36} />}
      title={<Trans>The payment has expired</Trans>}
      text={<Trans>It wasn’t paid in time. You weren’t charged.</Trans>}
    >
      <Next />
    </PaymentCard>
  ) : (
    <PaymentCard
      icon={<IconCreditCardOff size={36} />}
      title={<Trans>Payment declined</Trans>}
      text={<Trans>You weren’t charged. Your bank can tell you why.</Trans>}
    >
      <Next />
    </PaymentCard>
  )
}

function Next() {
  return (
    <>
      <Button variant="default" renderRoot={(props) => <Link to="/dashboard" {...props} />}>
        <Trans>To my dashboard</Trans>
      </Button>
      <Button renderRoot={(props) => <Link to="/store/avatars" {...props} />}>
        <Trans>To the store</Trans>
      </Button>
    </>
  )
}
