import { IconWand } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Amount } from '../../ui/Amount.tsx'
import { Button } from '../../ui/Button.tsx'
import classes from './offer.module.css'
import { usePrices } from './use-prices.ts'

type OfferProps = {
  of: 'tasks' | 'rewards' | 'avatar'
  onClick: () => void
  children: () => ReactNode
}

/** A button that generates something, with its price. Not shown when the server does not offer generation. */
export function Offer({ of, onClick, children }: OfferProps) {
  const prices = usePrices()
  if (!prices) return null
  return (
    <Button variant="light" leftSection={<IconWand size={20} />} onClick={onClick} className={classes.offer}>
      {children()} <Amount currency="gems" value={prices[of]} size="sm" />
    </Button>
  )
}
