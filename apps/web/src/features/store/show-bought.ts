import { t } from '@lingui/core/macro'
import { burst } from '../../ui/burst.ts'
import { showMessage } from '../../ui/toasts.ts'

/** Shows that something was bought, and celebrates at its tile. */
export function showBought({ id, name }: { id: string; name: string }): void {
  showMessage(t`“${name}” is yours!`)
  burst(document.querySelector(`[data-item="${CSS.escape(id)}"] img`))
}
