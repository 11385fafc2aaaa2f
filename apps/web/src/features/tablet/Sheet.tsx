import { type ReactNode, useLayoutEffect, useRef } from 'react'
import classes from './person.module.css'

type SheetProps = { label: string; onClose: () => void; children: ReactNode }

/** A dialog of the tablet. It is part of the page, so the lock closes it with the page. */
export function Sheet({ label, onClose, children }: SheetProps) {
  const frame = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = frame.current
    dialog?.showModal()
    // Closing gives the focus back.
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={frame}
      className={classes.sheet}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      {children}
    </dialog>
  )
}
