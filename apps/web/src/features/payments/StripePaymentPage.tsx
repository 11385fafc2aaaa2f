import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Loader } from '@mantine/core'
import { IconClockX, IconCreditCard, IconCreditCardOff } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { trpcClient } from '../../app/trpc.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { PaymentCard, PaymentProblem } from './PaymentCard.tsx'
import { storedPayment } from './stored-payment.ts'

/** The time the tab waits for the id of its payment. */
const idTimeoutMs = 40_000

/** The tab of a payment. It redirects to the provider, who returns here when the payment is cancelled. */
export function StripePaymentPage({ sessionId, canceled }: { sessionId: string | null; canceled: boolean }) {
  const { t } = useLingui()
  usePageTitle(t`Payment`)
  if (canceled) return <Canceled />
  return sessionId === null ? <Nameless /> : <ToProvider key={sessionId} sessionId={sessionId} />
}

function ToProvider({ sessionId }: { sessionId: string }) {
  const navigate = useNavigate()
  const [error, setError] = useState<unknown>(null)
  const [isOver, setOver] = useState(false)

  const go = useCallback(async () => {
    setError(null)
    try {
      const { status, url } = await trpcClient.payments.check.mutate({ sessionId })
      if (url !== null) {
        storedPayment.write(sessionId)
        return window.location.replace(url)
      }
      if (status === 'expired' || status === 'refused') return setOver(true)
      // Paid, or by a bank that takes days: until it answers, an open payment has no page.
      void navigate({ to: '/success-gems-purchase', search: { sessionId }, replace: true })
    } catch (fault) {
      setError(fault)
    }
  }, [sessionId, navigate])

  useEffect(() => void go(), [go])

  if (error) {
    return (
      <PaymentProblem title={<Trans>Couldn’t open the payment page</Trans>} error={error} onRetry={() => void go()} />
    )
  }
  if (isOver) return <Over />
  return <Opening />
}

/** The tab opens with the click; the id of the payment arrives a moment later. */
function Nameless() {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), idTimeoutMs)
    return () => clearTimeout(timer)
  }, [])
  return isLate ? <Over /> : <Opening />
}

function Opening() {
  return (
    <div role="status">
      <PaymentCard
        icon={<Loader size="md" />}
        title={<Trans>Opening the payment page…</Trans>}
        text={<Trans>You pay on a Stripe page. Questboard never sees your card.</Trans>}
      />
    </div>
  )
}

function Over() {
  return (
    <PaymentCard
      icon={<IconClockX size={36} />}
      title={<Trans>Nothing to pay here</Trans>}
      text={
        <Trans>The payment expired or was cancelled. You weren’t charged; you can choose gems again any time.</Trans>
      }
    >
      <ToDashboard />
    </PaymentCard>
  )
}

function Canceled() {
  const stored = storedPayment.read()
  return (
    <PaymentCard
      icon={stored ? <IconCreditCard size={36} /> : <IconCreditCardOff size={36} />}
      title={<Trans>Not paid</Trans>}
      text={<Trans>You haven’t been charged. Continue, or just close this tab.</Trans>}
    >
      <ToDashboard />
      {stored && (
        <Button renderRoot={(props) => <Link to="/stripe-payment" search={{ sessionId: stored }} {...props} />}>
          <Trans>Continue to payment</Trans>
        </Button>
      )}
    </PaymentCard>
  )
}

function ToDashboard({ children = <Trans>To my dashboard</Trans> }: { children?: ReactNode }) {
  return (
    <Button variant="default" renderRoot={(props) => <Link to="/dashboard" {...props} />}>
      {children}
    </Button>
  )
}
