import { Trans } from '@lingui/react/macro'
import { loadCatalog } from '../../app/locale.ts'
import { openOnce } from '../../app/mutations/open-once.ts'
import { openDialog } from '../../ui/dialogs.ts'

/**
 * Shows the preview of a file and imports the selected tasks.
 * @param onShow opens the list of tasks
 */
export function openImport(file: File, onShow: () => void): void {
  openOnce(async () => {
    const [{ ImportTasks }, { readText }] = await Promise.all([
      import('./ImportTasks.tsx'),
      import('./read-text.ts'),
      loadCatalog('schedules'),
    ])
    const read = await readText(file)
    await openDialog({
      title: <Trans>Import tasks</Trans>,
      width: 880,
      render: (close) => <ImportTasks file={{ ...read, name: file.name }} onShow={onShow} close={close} />,
    })
  })
}
