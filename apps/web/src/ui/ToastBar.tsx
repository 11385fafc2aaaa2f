import { Trans, useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { formatNumber } from '../app/format-number.ts'
import { CurrencyPiece } from './Amount.tsx'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'
import { useStore } from './store.ts'
import classes from './ToastBar.module.css'
import { endToast, retryCount, type ShownToast, shownToast, undoToast } from './toasts.ts'
import { UndoBar } from './UndoBar.tsx'

const seconds = 6

/** How long an action can be undone: enough to notice a slip and to find the button. */
const undoSeconds = 10

const emptyToast = { id: 0, row: null }

/** A toast at the bottom of the window about the last action: with Undo, with Try again, or only a message. */
export function ToastBar() {
  const { t } = useLingui()
  const isChecking = useStore(retryCount) > 0
  const shown = useStore(shownToast)
  const toast = isChecking && !shown?.problem ? { ...(shown ?? emptyToast), message: t`Checking…`, amount: 0 } : shown
  // The dashboard's grid is a CSS container, so fixed positions inside it would not refer to the window.
  return toast && createPortal(<ToastContent toast={toast} />, document.body)
}

function ToastContent({ toast }: { toast: ShownToast }) {
  const { id, undo, problem } = toast
  if (undo) return <UndoableToast key={id} toast={toast} />
  return problem ? <ProblemToast toast={toast} /> : <PlainToast key={id} toast={toast} />
}

function Message({ toast: { message, amount = 0, currency = 'gold' } }: { toast: ShownToast }): ReactNode {
  return (
    <span className={classes.message}>
      <span className={classes.text}>{message}</span>
      {amount > 0 && (
        <span className={classes.earned} data-currency={currency}>
          +<CurrencyPiece currency={currency} />
          {formatNumber(amount)}
        </span>
      )}
    </span>
  )
}

function UndoableToast({ toast }: { toast: ShownToast }) {
  const message = (
    <div className={classes.beside}>
      <Message toast={toast} />
    </div>
  )
  return <UndoBar message={message} onUndo={undoToast} onGone={endToast} seconds={toast.seconds ?? undoSeconds} />
}

/** A message that closes by itself. */
function PlainToast({ toast: { id, message }, toast }: { toast: ShownToast }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry replaces the message, and closing it waits for the end of the retry
  useEffect(() => {
    if (retryCount.read() > 0) return undefined
    const timer = setTimeout(() => endToast(id), seconds * 1000)
    return () => clearTimeout(timer)
  }, [id, message])
  return (
    <div className={classes.toast} aria-hidden="true">
      <Message toast={toast} />
    </div>
  )
}

function ProblemToast({ toast }: { toast: ShownToast }) {
  const { t } = useLingui()
  const again = toast.problem?.again
  return (
    <div className={classes.problem} role="alert">
      <span className={classes.text}>{toast.message}</span>
      {again && (
        <Button
          variant="white"
          color="red"
          size="compact-md"
          className={classes.again}
          onClick={() => {
            endToast(toast.id)
            again()
          }}
        >
          <Trans>Try again</Trans>
        </Button>
      )}
      <IconButton
        variant="plain"
        size={36}
        className={classes.close}
        aria-label={t`Close`}
        onClick={() => endToast(toast.id)}
      >
        <IconX size={22} />
      </IconButton>
    </div>
  )
}
