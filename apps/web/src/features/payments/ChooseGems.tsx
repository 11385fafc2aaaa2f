import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, NumberInput, Stack } from '@mantine/core'
import type { GemsPlan } from '@questboard/api/store/schema'
import { formatMoney } from '@questboard/i18n'
import { IconExternalLink } from '@tabler/icons-react'
import { type FormEvent, useId, useState } from 'react'
import { readFailure } from '../../app/failure.ts'
import { failureText } from '../../app/failure-text.ts'
import { trpcClient } from '../../app/trpc.ts'
import { Amount } from '../../ui/Amount.tsx'
import { FormProblem } from '../../ui/FormProblem.tsx'
import classes from './buy-gems.module.css'
import { checkQuantity, least, most, type QuantityInput } from './check-quantity.ts'
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
  const [beginning, setBeginning] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const hint = useId()
  const plan = plans.find(({ id }) => id === choice.planId)
  const wrong = checkQuantity(choice.quantity)
  const order = plan && !wrong ? orderOf(plan, Number(choice.quantity)) : null

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!plan || wrong || beginning) return
    setProblem(null)
    setBeginning(true)
    // Opened within the click: browsers block a tab that is opened later.
    const tab = openPaymentTab()
    try {
      const sessionId = await trpcClient.payments.createSession.mutate({
        planId: plan.id,
        quantity: Number(choice.quantity),
      })
      tab.lead(sessionId)
      onBegun({ sessionId, isOpen: tab.isOpen })
    } catch (error) {
      tab.close()
      setProblem(await failureText(readFailure(error).code))
      setBeginning(false)
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <GemsPlans
          plans={plans}
          chosen={choice.planId}
          disabled={beginning}
          onChoose={(planId) => onChoose({ ...choice, planId })}
        />
        <div className={classes.howMany}>
          <NumberInput
            label={t`Quantity`}
            value={choice.quantity}
            onChange={(quantity) => onChoose({ ...choice, quantity })}
            error={wrong}
            min={least}
            max={most}
            clampBehavior="none"
            allowedDecimalSeparators={['.', ',']}
            disabled={beginning}
            inputMode="numeric"
            required
            withAsterisk={false}
          />
          <p className={classes.total} aria-live="polite">
            {order && (
              <>
                <span className={classes.totalLabel}>
                  <Trans>Total</Trans>
                </span>
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
        <FormProblem text={problem} />
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" loading={beginning} disabled={!order} aria-describedby={hint}>
            {order ? <Trans>Pay {formatMoney(order.amount)}</Trans> : <Trans>Pay</Trans>}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
