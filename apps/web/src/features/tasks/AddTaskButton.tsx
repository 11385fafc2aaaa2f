import { useLingui } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import { createPortal } from 'react-dom'
import { focusAdding } from '../../ui/row-focus.ts'
import classes from './add-button.module.css'

/** Moves the focus to quick add on small screens, however far the list is scrolled. */
export function AddTaskButton() {
  const { t } = useLingui()
  // The build renders the list without a document, so there is no place for the button.
  if (typeof document === 'undefined') return null
  return createPortal(
    <button type="button" className={classes.button} aria-label={t`Add a task`} onClick={() => focusAdding()}>
      <IconPlus size={28} />
    </button>,
    document.body,
  )
}
