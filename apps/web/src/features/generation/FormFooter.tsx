import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { FormButtons } from '../../ui/FormButtons.tsx'
import { Cost, useShort } from './Cost.tsx'
import type { Prices } from './use-prices.ts'

/** The price, the last failure, and the buttons. */
export function FormFooter({
  of,
  problem,
  close,
  label,
}: {
  of: keyof Prices
  problem: string | null
  close: () => void
  label: ReactNode
}) {
  const isShort = useShort(of) > 0
  return (
    <>
      <Cost of={of} leave={close} />
      <FormButtons isSending={false} problem={problem} close={close} disabled={isShort}>
        {problem ? <Trans>Try again</Trans> : label}
      </FormButtons>
    </>
  )
}
