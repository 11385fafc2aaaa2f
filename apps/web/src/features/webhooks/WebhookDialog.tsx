import { useState } from 'react'
import type { Owner } from './calls.ts'
import { DeliveryLog } from './DeliveryLog.tsx'
import { RemoveConfirmation } from './RemoveConfirmation.tsx'
import type { View } from './views.ts'
import { WebhookForm } from './WebhookForm.tsx'
import { Webhooks } from './Webhooks.tsx'

type WebhookDialogProps = { owner: Owner; first: View; close: () => void }

/** One dialog with several views: those opened from the list return to it. */
export function WebhookDialog({ owner, first, close }: WebhookDialogProps) {
  const [view, setView] = useState(first)
  const leave = first.kind === 'list' ? () => setView(first) : close
  if (view.kind === 'list') return <Webhooks owner={owner} show={setView} />
  if (view.kind === 'form') return <WebhookForm owner={owner} webhook={view.webhook} close={leave} />
  if (view.kind === 'log') return <DeliveryLog owner={owner} webhook={view.webhook} close={leave} />
  return <RemoveConfirmation owner={owner} webhook={view.webhook} close={leave} />
}
