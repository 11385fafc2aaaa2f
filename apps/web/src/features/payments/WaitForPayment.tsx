import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Loader, Stack, Text } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { FormProblem } from '../../ui/FormProblem.tsx'
import classes from './buy-gems.module.css'
import type { Begun } from './ChooseGems.tsx'
import { GemsArrived } from './GemsArrived.tsx'
import { addressOf } from './payment-tab.ts'
import { usePayment } from './use-payment.ts'

type WaitForPaymentProps = Begun & { onAgain: () => void; close: () => void }

/** Shown while the payment is made in another tab. */
export function WaitForPayment({ sessionId, isOpen, onAgain, close }: WaitForPaymentProps) {
  const { t } = useLingui()
  const { data: payment } = usePayment(sessionId, { every: 4000 })
  if (payment?.status === 'paid') {
    return (
      <GemsArrived gems={payment.gems}>
        <Button onClick={close} autoFocus>
          <Trans>Keep playing</Trans>
        </Button>
      </GemsArrived>
    )
  }
  if (payment && payment.status !== 'open') {
    return (
      <Stack>
        <FormProblem
          text={
            payment.status === 'expired'
              ? t`It wasn’t paid in time. You weren’t charged.`
              : t`Payment declined. You weren’t charged. Your bank can tell you why.`
          }
        />
        <Buttons close={close}>
          <Button onClick={onAgain}>
            <Trans>Choose again</Trans>
          </Button>
        </Buttons>
      </Stack>
    )
  }
  return (
    <Stack>
      <div className={classes.waiting} role="status">
        <Loader size="sm" aria-hidden="true" />
        <div>
          <Text fw={700}>
            {isOpen ? <Trans>The payment page is open in another tab</Trans> : <Trans>One more step to payment</Trans>}
          </Text>
          <Text c="dimmed" size="sm">
            <Trans>Your gems arrive here once you’ve paid there.</Trans>
          </Text>
        </div>
      </div>
      <Buttons close={close}>
        <Button
          variant={isOpen ? 'light' : 'filled'}
          component="a"
          href={addressOf(sessionId)}
          target="_blank"
          rel="noopener"
          leftSection={<IconExternalLink size={18} aria-hidden="true" />}
        >
          {isOpen ? <Trans>Open again</Trans> : <Trans>Open it</Trans>}
        </Button>
      </Buttons>
    </Stack>
  )
}

function Buttons({ close, children }: { close: () => void; children: ReactNode }) {
  return (
    <Group justify="flex-end">
      <Button variant="default" onClick={close}>
        <Trans>Close</Trans>
      </Button>
      {children}
    </Group>
  )
}
