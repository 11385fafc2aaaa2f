import { useLingui as useTranslations } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import type { Delivery } from '@questboard/api/webhooks/schema'
import { faultTexts } from './fault-texts.ts'
import classes from './webhooks.module.css'

/** The outcome of a delivery: the status of the response, or why there was none. */
export function DeliveryOutcome({ delivery: { state, status, fault, answer } }: { delivery: Delivery }) {
  const { _ } = useTranslations()
  return (
    <>
      <p
        className={classes.state}
        data-look={state === 'delivered' ? 'well' : state === 'failed' ? 'wrong' : 'warning'}
      >
        {state === 'delivered' ? <Trans>Delivered.</Trans> : fault ? _(faultTexts[fault]) : <Trans>Pending.</Trans>}
        {status !== null && (
          <>
            {' '}
            <Trans>Response: {status}</Trans>
          </>
        )}
      </p>
      {answer && (
        <Text size="sm" c="dimmed" className={classes.answer} dir="auto">
          {answer}
        </Text>
      )}
    </>
  )
}
