import { Button, type ButtonProps } from '@mantine/core'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusIfLost } from './focus-if-lost.ts'
import { usePassedFocus } from './use-passed-focus.ts'

type BusyButtonProps = ButtonProps & {
  run: () => Promise<unknown>
  'aria-label'?: string
  children: ReactNode
}

/** A button that shows that its action is running, and takes no other press until it has ended. */
export function BusyButton({ run, ...props }: BusyButtonProps) {
  const [isBusy, setIsBusy] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  // It goes with the row that it removes. What is left has the focus then.
  usePassedFocus(button)

  async function press() {
    setIsBusy(true)
    try {
      await run()
    } finally {
      flushSync(() => setIsBusy(false))
      // A busy button has no focus.
      focusIfLost(button.current)
    }
  }

  return <Button {...props} ref={button} loading={isBusy} onClick={() => void press()} />
}
