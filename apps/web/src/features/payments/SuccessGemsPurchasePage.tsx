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

/** Milliseconds before a message says that it takes longer than usual. */
const usual = 25_000

const askAfter = [3, 8, 20, 45, 90, 180, 360]

/** The page after paying: it waits until the gems have arrived. */
export function SuccessGemsPurchasePage({ sessionId }: { sessionId: string | null }) {
  const { t } = useLingui()
  usePageTitle(t`Your gems`)
  if (sessionId !== null) return <Purchase sessionId={sessionId} />
  return (
    <PaymentCard
      icon={<IconDiamond size={36} />}
      title={<Trans>No payment is awaited here</Trans>}
      text={<Trans>What you have bought is listed among your purchases.</Trans>}
    >
      <Next />
    </PaymentCard>
  )
}

function Purchase({ sessionId }: { sessionId: string }) {
  const { data: payment, error, isFetching, lookAgain } = usePayment(sessionId, { every: 1500, askAfter })
  if (!payment && error && !isFetching) {
    return <PaymentProblem title={<Trans>The payment did not come up</Trans>} error={error} onRetry={lookAgain} />
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
    const timer = setTimeout(() => setLate(true), usual)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div role="status">
      {isLate ? (
        <PaymentCard
          icon={<IconHourglass size={36} />}
          title={<Trans>It takes longer than usual</Trans>}
          text={
            <Trans>
              Some banks take hours, even days. You need not wait: your gems come by themselves once the payment is
              confirmed. Do not pay again. Should you have to ask, name this payment:
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
          text={<Trans>We are waiting for Stripe to confirm your payment. That mostly takes seconds.</Trans>}
        />
      )}
    </div>
  )
}

function NotPaid({ status }: { status: Exclude<Payment['status'], 'open' | 'paid'> }) {
  return status === 'expired' ? (
    <PaymentCard
      icon={<IconClockX size={36} />}
      title={<Trans>The payment has run out</Trans>}
      text={<Trans>Nobody paid in time. Nothing was charged.</Trans>}
    >
      <Next />
    </PaymentCard>
  ) : (
    <PaymentCard
      icon={<IconCreditCardOff size={36} />}
      title={<Trans>The payment was refused</Trans>}
      text={<Trans>No gems were credited. Your bank knows more.</Trans>}
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
