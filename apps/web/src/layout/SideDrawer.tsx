import { useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { IconButton } from '../ui/IconButton.tsx'
import classes from './SideDrawer.module.css'

type SideDrawerProps = { open: boolean; onClose: () => void; children: ReactNode }

/** The side panel over the page: a native modal dialog, which keeps the focus inside and closes with Escape. */
export function SideDrawer({ open, onClose, children }: SideDrawerProps) {
  const { t } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  return (
    <dialog
      ref={dialog}
      className={classes.drawer}
      id="side-panel"
      aria-label={t`Profile`}
      onClose={onClose}
      onPointerDown={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={classes.content}>
        <IconButton className={classes.close} size={40} aria-label={t`Close`} onClick={onClose}>
          <IconX size={20} />
        </IconButton>
        {children}
      </div>
    </dialog>
  )
}
