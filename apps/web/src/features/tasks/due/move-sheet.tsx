import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Task } from '@questboard/api/tasks/schema'
import { openOnce } from '../../../app/mutations/open-once.ts'
import { openDialog } from '../../../ui/dialogs.ts'
import { shortTitle } from '../../../ui/short-title.ts'
import { showMessage } from '../../../ui/toasts.ts'
import { dueActions } from './due-handlers.tsx'
import { MoveSheet } from './MoveSheet.tsx'

/** Offers the days to which a task can be moved; on a phone in a sheet at the bottom. */
export function openMoveSheet(task: Task): void {
  const title = shortTitle(task.title)
  const actions = dueActions(task)
  if (actions.length === 0) {
    showMessage(t`“${title}” can’t be moved to another day.`)
    return
  }
  openOnce(() =>
    openDialog({
      title: <Trans>Move “{title}”</Trans>,
      width: 380,
      render: (close) => <MoveSheet actions={actions} close={close} />,
    }),
  )
}
