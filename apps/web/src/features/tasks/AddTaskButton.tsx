import { useLingui } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import { createPortal } from 'react-dom'
import classes from './add-button.module.css'
import { focusQuickAdd } from './focus.ts'

/** On small screens: leads to the line that adds, from wherever the list was scrolled to. */
export function AddTaskButton() {
  const { t } = useLingui()
  return createPortal(
    <button type="button" className={classes.button} aria-label={t`Add a task`} onClick={focusQuickAdd}>
      <IconPlus size={28} />
    </button>,
    document.body,
  )
}
