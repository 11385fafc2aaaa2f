import { Trans } from '@lingui/react/macro'
import { Button, Paper } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useFailureText } from '../../app/use-failure-text.ts'
import { Heading } from '../../ui/Heading.tsx'
import classes from './payment-pages.module.css'

type PaymentCardProps = { icon: ReactNode; title: ReactNode; text?: ReactNode; children?: ReactNode }

/** The card of the payment pages: the state, and what to do next. */
export function PaymentCard({ icon, title, text, children }: PaymentCardProps) {
  return (
    <div className={classes.page}>
      <Paper className={classes.card} radius="lg">
        <div className={classes.icon} aria-hidden="true">
          {icon}
        </div>
        <Heading order={1} size={2}>
          {title}
        </Heading>
        {text && <p className={classes.text}>{text}</p>}
        {children && <div className={classes.next}>{children}</div>}
      </Paper>
    </div>
  )
}

/** A failure with its reason and a retry button. */
export function PaymentProblem({ title, error, onRetry }: { title: ReactNode; error: unknown; onRetry: () => void }) {
  const why = useFailureText(error)
  return (
    <PaymentCard icon={<IconAlertTriangle size={36} />} title={title} text={<span role="alert">{why}</span>}>
      <Button onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </PaymentCard>
  )
}
