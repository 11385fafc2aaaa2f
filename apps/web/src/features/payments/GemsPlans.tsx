import { Trans } from '@lingui/react/macro'
import { VisuallyHidden } from '@mantine/core'
import type { GemsPlan } from '@questboard/api/store/schema'
import { useId } from 'react'
import { formatMoney } from '../../app/format-dates.ts'
import { Amount } from '../../ui/Amount.tsx'
import option from '../../ui/option.module.css'
import classes from './buy-gems.module.css'
import { priceOf } from './order.ts'

type GemsPlansProps = {
  plans: GemsPlan[]
  chosen: string | null
  disabled: boolean
  onChoose: (planId: string) => void
}

/** The plans as cards, of which one is selected. */
export function GemsPlans({ plans, chosen, disabled, onChoose }: GemsPlansProps) {
  const name = useId()
  return (
    <fieldset className={classes.plans} disabled={disabled}>
      <VisuallyHidden>
        <legend>
          <Trans>How many gems</Trans>
        </legend>
      </VisuallyHidden>
      {plans.map((plan, place) => (
        <label key={plan.id} className={`${option.option} ${classes.plan}`}>
          <input
            type="radio"
            name={name}
            value={plan.id}
            checked={plan.id === chosen}
            onChange={() => onChoose(plan.id)}
            data-autofocus={place === 0 || undefined}
          />
          {plan.promoPrice !== null && (
            <span className={classes.promo}>
              <Trans>Special price</Trans>
            </span>
          )}
          <GemPile size={place + 1} />
          <Amount currency="gems" value={plan.gems} size="lg" />
          <span className={classes.price}>
            {plan.promoPrice !== null && (
              <s className={classes.before}>
                <VisuallyHidden>
                  <Trans>instead of</Trans>{' '}
                </VisuallyHidden>
                {formatMoney(plan.price)}
              </s>
            )}
            <span>{formatMoney(priceOf(plan))}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** A pile of gems, larger for larger plans. */
function GemPile({ size }: { size: number }) {
  return (
    <svg className={classes.heap} viewBox="0 0 120 48" aria-hidden="true">
      {places.slice(0, size * 2 - 1).map(([x, y, scale]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${scale})`}>
          <path className={classes.gem} d="M-8-10H8L14-3 0 12-14-3Z" />
          <path className={classes.facet} d="M-14-3H14M0 12-5-3 0-10 5-3Z" />
        </g>
      ))}
    </svg>
  )
}

const places: [x: number, y: number, scale: number][] = [
  [60, 32, 1.15],
  [40, 34, 0.9],
  [80, 34, 0.9],
  [50, 17, 0.85],
  [70, 17, 0.85],
  [22, 36, 0.75],
  [98, 36, 0.75],
]
