import { plural, t } from '@lingui/core/macro'
import { loadCatalog } from '../../app/locale.ts'
import { announce, endToast, showToast } from '../../ui/toasts.ts'
import { replay, type Verdict } from './replay.ts'

/** Sends what waits, and tells what came of it: a note when all went well, else a dialog that names what did not. */
export const replayAndTell = (): Promise<Verdict> => replay((verdict) => void tell(verdict))

async function tell({ applied, refused }: Verdict): Promise<void> {
  await loadCatalog('offline')
  if (refused.length > 0) {
    // It may still say that what was refused is done.
    endToast()
    await openVerdict(applied)
  } else if (applied > 0) {
    const message = t`${plural(applied, { one: 'Back online: # change is saved.', other: 'Back online: # changes are saved.' })}`
    showToast({ message })
    announce(message)
  }
}

let isOpen = false

/** Shows what was refused, and how much was applied beside it. It waits its turn behind a dialog that is open. */
export async function openVerdict(applied: number): Promise<void> {
  if (isOpen) return
  isOpen = true
  try {
    const { openVerdictDialog } = await import('./VerdictDialog.tsx')
    await openVerdictDialog(applied, replayAndTell)
  } finally {
    isOpen = false
  }
}
