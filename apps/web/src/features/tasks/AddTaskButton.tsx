import { useLingui } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import { createPortal } from 'react-dom'
import { focusAdding } from '../../ui/row-focus.ts'
import classes from './add-button.module.css'

/** On small screens: leads to the line that adds, from wherever the list was scrolled to. */
export function AddTaskButton() {
  const { t } = useLingui()
  // While the build draws the list there is no page over which it could stand.
  if (typeof document === 'undefined') return null
  return createPortal(
    <button type="button" className={classes.button} aria-label={t`Add a task`} onClick={() => focusAdding()}>
      <IconPlus size={28} />
    </button>,
    document.body,
  )
}
