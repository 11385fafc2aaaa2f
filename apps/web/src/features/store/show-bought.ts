import { t } from '@lingui/core/macro'
import { burst } from '../../ui/burst.ts'
import { announce, showToast } from '../../ui/toasts.ts'

/** Shows that something was bought, and celebrates at its tile. */
export function showBought({ id, name }: { id: string; name: string }): void {
  const message = t`“${name}” is yours!`
  showToast({ message })
  announce(message)
  burst(document.querySelector(`[data-item="${CSS.escape(id)}"] img`))
}
