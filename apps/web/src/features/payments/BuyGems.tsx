import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { GemsPlan } from '@questboard/api/store/schema'
import { IconDiamond } from '@tabler/icons-react'
import { useState } from 'react'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { type Begun, type Choice, ChooseGems } from './ChooseGems.tsx'
import { WaitForPayment } from './WaitForPayment.tsx'

type BuyGemsProps = {
  /** Null when no gems are sold. */
  plans: GemsPlan[] | null
  close: () => void
}

/** Buys gems: first the choice, then the wait for the payment in another tab. */
export function BuyGems({ plans, close }: BuyGemsProps) {
  const [choice, setChoice] = useState<Choice>({ planId: null, quantity: 1 })
  const [begun, setBegun] = useState<Begun | null>(null)
  if (!plans) return <NotSold close={close} />
  if (begun) return <WaitForPayment {...begun} onAgain={() => setBegun(null)} close={close} />
  return <ChooseGems plans={plans} choice={choice} onChoose={setChoice} onBegun={setBegun} close={close} />
}

function NotSold({ close }: { close: () => void }) {
  return (
    <EmptyState
      order={3}
      icon={<IconDiamond size={28} />}
      title={<Trans>No gems are sold here</Trans>}
      text={<Trans>This server takes no payments. Special bonus squares on the board hide gems for everyone.</Trans>}
      action={
        <Button mt="xs" onClick={close} data-autofocus>
          <Trans>OK</Trans>
        </Button>
      }
    />
  )
}
