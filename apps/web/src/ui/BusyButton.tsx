import { Button, type ButtonProps } from '@mantine/core'
import { type ReactNode, useState } from 'react'

type BusyButtonProps = ButtonProps & {
  act: () => Promise<unknown>
  'aria-label'?: string
  children: ReactNode
}

/** A button that shows that its action is running, and takes no other press until it has ended. */
export function BusyButton({ act, ...button }: BusyButtonProps) {
  const [isBusy, setIsBusy] = useState(false)
  const run = () => {
    setIsBusy(true)
    void act().finally(() => setIsBusy(false))
  }
  return <Button {...button} loading={isBusy} onClick={run} />
}
