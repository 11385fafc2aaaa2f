import { type ReactNode, useRef } from 'react'
import classes from './person.module.css'
import { useModal } from './use-modal.ts'

type SheetProps = { label: string; onClose: () => void; children: ReactNode }

/** A dialog of the tablet. It is part of the page, so the lock closes it with the page. */
export function Sheet({ label, onClose, children }: SheetProps) {
  const frame = useRef<HTMLDialogElement>(null)
  useModal(frame)
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
