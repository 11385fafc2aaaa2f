import { Trans } from '@lingui/react/macro'
import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { Cost, useShort } from './Cost.tsx'
import type { Prices } from './use-prices.ts'

/** The price, the last failure, and the buttons. `act` is the label of the main one. */
export function FormFooter({
  of,
  problem,
  close,
  act,
}: {
  of: keyof Prices
  problem: string | null
  close: () => void
  act: ReactNode
}) {
  const isShort = useShort(of) > 0
  return (
    <>
      <Cost of={of} leave={close} />
      <FormProblem text={problem} />
      <Group justify="flex-end">
        <Button variant="default" onClick={close}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" disabled={isShort}>
          {problem ? <Trans>Try again</Trans> : act}
        </Button>
      </Group>
    </>
  )
}
