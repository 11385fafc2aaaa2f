import { Button, type ButtonProps } from '@mantine/core'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

type BusyButtonProps = ButtonProps & {
  act: () => Promise<unknown>
  'aria-label'?: string
  children: ReactNode
}

/** A button that shows that its action is running, and takes no other press until it has ended. */
export function BusyButton({ act, ...props }: BusyButtonProps) {
  const [isBusy, setIsBusy] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  async function run() {
    setIsBusy(true)
    await act().catch(() => {})
    flushSync(() => setIsBusy(false))
    // A busy button has no focus, and the row of one that removes something is gone.
    if (document.activeElement !== document.body) return
    const place = button.current?.isConnected ? button.current : document.getElementById('main')
    place?.focus({ preventScroll: true })
  }

  return <Button {...props} ref={button} loading={isBusy} onClick={() => void run()} />
}
