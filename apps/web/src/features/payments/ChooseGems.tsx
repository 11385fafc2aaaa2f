import { Trans, useLingui } from '@lingui/react/macro'
import { NumberInput, Stack, Text } from '@mantine/core'
import type { GemsPlan } from '@questboard/api/store/schema'
import { IconExternalLink } from '@tabler/icons-react'
import { type FormEvent, useId } from 'react'
import { formatMoney } from '../../app/format-dates.ts'
import { trpcClient } from '../../app/trpc.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { Amount } from '../../ui/Amount.tsx'
import { FormButtons } from '../../ui/FormButtons.tsx'
import classes from './buy-gems.module.css'
import { checkQuantity, maxQuantity, minQuantity, type QuantityInput } from './check-quantity.ts'
import { GemsPlans } from './GemsPlans.tsx'
import { orderOf } from './order.ts'
import { openPaymentTab } from './payment-tab.ts'

/** Called when the payment exists, with whether its page is open in another tab. */
export type Begun = { sessionId: string; isOpen: boolean }

export type Choice = { planId: string | null; quantity: QuantityInput }

type ChooseGemsProps = {
  plans: GemsPlan[]
  choice: Choice
  onChoose: (choice: Choice) => void
  onBegun: (begun: Begun) => void
  close: () => void
}

/** The choice of a plan and a quantity, with the total. If the payment cannot be started, the input stays. */
export function ChooseGems({ plans, choice, onChoose, onBegun, close }: ChooseGemsProps) {
  const { t } = useLingui()
  const { send, ...state } = useSubmit()
  const hint = useId()
  const plan = plans.find(({ id }) => id === choice.planId)
  const quantityError = checkQuantity(choice.quantity)
  const order = plan && !quantityError ? orderOf(plan, Number(choice.quantity)) : null

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!plan || quantityError || state.isSending) return
    // Opened within the click: browsers block a tab that is opened later.
    const tab = openPaymentTab()
    const wanted = { planId: plan.id, quantity: Number(choice.quantity) }
    void send(async () => {
      const sessionId = await trpcClient.payments.createSession.mutate(wanted).catch((error: unknown) => {
        tab.close()
        throw error
      })
      tab.lead(sessionId)
      onBegun({ sessionId, isOpen: tab.isOpen })
    })
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <GemsPlans
          plans={plans}
          chosen={choice.planId}
          disabled={state.isSending}
          onChoose={(planId) => onChoose({ ...choice, planId })}
        />
        <div className={classes.howMany}>
          <NumberInput
            label={t`Quantity`}
            value={choice.quantity}
            onChange={(quantity) => onChoose({ ...choice, quantity })}
            error={quantityError}
            min={minQuantity}
            max={maxQuantity}
            clampBehavior="none"
            allowedDecimalSeparators={['.', ',']}
            disabled={state.isSending}
            inputMode="numeric"
            required
            withAsterisk={false}
          />
          <p className={classes.total} aria-live="polite">
            {order && (
              <>
                <Text span c="dimmed">
                  <Trans>Total</Trans>
                </Text>
                <Amount currency="gems" value={order.gems} size="lg" />
                <strong className={classes.sum}>{formatMoney(order.amount)}</strong>
              </>
            )}
          </p>
        </div>
        <p className={classes.hint} id={hint}>
          <IconExternalLink size={18} aria-hidden="true" />
          <span>
            <Trans>You pay by card on a Stripe page in a new tab. Questboard never sees your card.</Trans>
          </span>
        </p>
        <FormButtons {...state} close={close} disabled={!order} aria-describedby={hint}>
          {order ? <Trans>Pay {formatMoney(order.amount)}</Trans> : <Trans>Pay</Trans>}
        </FormButtons>
      </Stack>
    </form>
  )
}
