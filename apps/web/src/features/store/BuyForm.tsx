import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack } from '@mantine/core'
import { type FormEvent, useId, useState } from 'react'
import { readFailure } from '../../app/failure.ts'
import { failureText } from '../../app/failure-text.ts'
import { formatNumber } from '../../app/format-number.ts'
import { useStats } from '../../app/mutations/balances.ts'
import { trpc } from '../../app/trpc.ts'
import { Amount } from '../../ui/Amount.tsx'
import { endBusy } from '../../ui/end-busy.ts'
import { FormProblem } from '../../ui/FormProblem.tsx'
import option from '../../ui/option.module.css'
import { openBuyGems } from '../payments/open-buy-gems.tsx'
import classes from './buy.module.css'
import { type Currency, firstChoice, missingFor, type Price, type Purse } from './price.ts'

type BuyFormProps = {
  picture: { imagePath: string; shape: 'square' | 'wide' }
  prices: readonly [Price, ...Price[]]
  buy: (currency: Currency) => Promise<void>
  close: () => void
}

/** Confirms a purchase: the price, the balance, and what is left. */
export function BuyForm({ picture, prices, buy, close }: BuyFormProps) {
  const stats = useStats()
  // During the purchase the balance may already be the new one, so the confirmed numbers stay.
  const [paying, setPaying] = useState<Purse | null>(null)
  const purse = paying ?? stats
  const [price, setPrice] = useState(() => firstChoice(prices, purse))
  const [problem, setProblem] = useState<string | null>(null)
  const lacking = useId()
  const { currency } = price
  const missing = missingFor(price, purse)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (missing > 0) return
    const pressed = document.activeElement
    setProblem(null)
    setPaying(stats)
    try {
      await buy(currency)
      close()
    } catch (error) {
      setProblem(await failureText(readFailure(error).code))
      endBusy(pressed, () => setPaying(null))
    }
  }

  function buyGems() {
    close()
    // Only one dialog is open at a time, so this one must close first.
    setTimeout(openBuyGems)
  }

  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack>
        <img className={classes.picture} data-shape={picture.shape} src={picture.imagePath} alt="" />
        {prices.length > 1 && (
          <CurrencyChoice prices={prices} chosen={price} disabled={paying !== null} onChoose={setPrice} />
        )}
        <BalanceAfter price={price} has={purse[currency]} />
        {missing > 0 && <Missing id={lacking} currency={currency} missing={missing} onBuyGems={buyGems} />}
        <FormProblem text={problem} />
        <Group justify="flex-end">
          <Button variant="default" onClick={close} data-autofocus>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            type="submit"
            loading={paying !== null}
            disabled={missing > 0}
            aria-describedby={missing > 0 ? lacking : undefined}
          >
            <Trans>Buy</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

type CurrencyChoiceProps = {
  prices: readonly Price[]
  chosen: Price
  disabled: boolean
  onChoose: (price: Price) => void
}

function CurrencyChoice({ prices, chosen, disabled, onChoose }: CurrencyChoiceProps) {
  const name = useId()
  return (
    <fieldset className={classes.choice} disabled={disabled}>
      <legend>
        <Trans>Pay with</Trans>
      </legend>
      {prices.map((price) => (
        <label key={price.currency} className={`${option.option} ${classes.option}`}>
          <input
            type="radio"
            name={name}
            value={price.currency}
            checked={price.currency === chosen.currency}
            onChange={() => onChoose(price)}
          />
          <Amount currency={price.currency} value={price.price} />
        </label>
      ))}
    </fieldset>
  )
}

function BalanceAfter({ price: { currency, price }, has }: { price: Price; has: number }) {
  const { t } = useLingui()
  const lines = [
    { name: t`You have`, value: has },
    { name: t`It costs`, value: price },
    ...(has >= price ? [{ name: t`You will have left`, value: has - price }] : []),
  ]
  return (
    <dl className={classes.reckoning}>
      {lines.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Amount currency={currency} value={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

type MissingProps = { id: string; currency: Currency; missing: number; onBuyGems: () => void }

function Missing({ id, currency, missing, onBuyGems }: MissingProps) {
  const { t } = useLingui()
  const { data: config } = trpc.config.read.useQuery({})
  const much = formatNumber(missing)
  return (
    <div className={classes.missing}>
      <p id={id}>
        <strong>
          {currency === 'gold'
            ? t`${plural(missing, { one: `You need ${much} more gold.`, other: `You need ${much} more gold.` })}`
            : t`${plural(missing, { one: `You need ${much} more gem.`, other: `You need ${much} more gems.` })}`}
        </strong>{' '}
        {currency === 'gold' ? (
          <Trans>Tasks and missions bring more.</Trans>
        ) : (
          <Trans>Special bonus squares on the board hide some.</Trans>
        )}
      </p>
      {currency === 'gems' && config?.payments && (
        <Button variant="light" size="compact-md" onClick={onBuyGems}>
          <Trans>Buy gems</Trans>
        </Button>
      )}
    </div>
  )
}
