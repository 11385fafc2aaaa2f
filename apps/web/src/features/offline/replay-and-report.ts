import { plural, t } from '@lingui/core/macro'
import { loadCatalog } from '../../app/locale.ts'
import { announce, endToast, showToast } from '../../ui/toasts.ts'
import { type ReplayResult, replay } from './replay.ts'

/** Sends what waits, and tells what came of it: a note when all went well, else a dialog that names what did not. */
export const replayAndReport = (): Promise<ReplayResult> => replay((result) => void report(result))

async function report({ applied, refused }: ReplayResult): Promise<void> {
  await loadCatalog('offline')
  if (refused.length > 0) {
    // It may still say that what was refused is done.
    endToast()
    await showReplayResult(applied)
  } else if (applied > 0) {
    const message = t`${plural(applied, { one: 'Back online: # change is saved.', other: 'Back online: # changes are saved.' })}`
    showToast({ message })
    announce(message)
  }
}

let isOpen = false

/** Shows what was refused, and how much was applied beside it. It waits its turn behind a dialog that is open. */
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
