import { Button, type ButtonProps } from '@mantine/core'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

type BusyButtonProps = ButtonProps & {
  act: () => Promise<unknown>
  'aria-label'?: string
  children: ReactNode
}

function focusIfLost(place: HTMLElement | null): void {
  if (document.activeElement === document.body) place?.focus({ preventScroll: true })
}

/** A button that shows that its action is running, and takes no other press until it has ended. */
export function BusyButton({ act, ...props }: BusyButtonProps) {
  const [isBusy, setIsBusy] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  useLayoutEffect(() => {
    const element = button.current
    return () => {
      // It goes with the row that it removes. What is left has the focus then.
      if (element === document.activeElement) queueMicrotask(() => focusIfLost(document.getElementById('main')))
    }
  }, [])

  async function run() {
    setIsBusy(true)
    try {
      await act()
    } finally {
      flushSync(() => setIsBusy(false))
      // A busy button has no focus.
      focusIfLost(button.current ?? document.getElementById('main'))
    }
  }

  return <Button {...props} ref={button} loading={isBusy} onClick={() => void run()} />
}
