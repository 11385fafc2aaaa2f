import { plural, t } from '@lingui/core/macro'
import { loadCatalog } from '../../app/locale.ts'
import { endToast, showMessage } from '../../ui/toasts.ts'
import { type ReplayResult, replay } from './replay.ts'

/**
 * Sends the queued mutations and shows the result: a toast if all succeeded, otherwise a dialog with the refused ones.
 */
export const replayAndReport = (): Promise<ReplayResult> => replay((result) => void report(result).catch(() => {}))

async function report({ applied, refused }: ReplayResult): Promise<void> {
  await loadCatalog('offline')
  if (refused.length > 0) {
    // The toast may still say that the refused mutation succeeded.
    endToast()
    await showReplayResult(applied)
  } else if (applied > 0) {
    showMessage(t`${plural(applied, { one: 'Back online: # change saved.', other: 'Back online: # changes saved.' })}`)
  }
}

let isOpen = false

/** Shows the refused mutations and the number of applied ones. The dialog waits until an open one closes. */
export async function showReplayResult(applied: number): Promise<void> {
  if (isOpen) return
  isOpen = true
  try {
    const { openReplayDialog } = await import('./ReplayDialog.tsx')
    await openReplayDialog(applied, replayAndReport)
  } finally {
    isOpen = false
  }
}
