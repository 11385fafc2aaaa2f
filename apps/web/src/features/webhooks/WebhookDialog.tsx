import { useState } from 'react'
import { DeliveryLog } from './DeliveryLog.tsx'
import type { Place } from './place.ts'
import { RemoveQuestion } from './RemoveQuestion.tsx'
import type { View } from './views.ts'
import { WebhookForm } from './WebhookForm.tsx'
import { Webhooks } from './Webhooks.tsx'

type WebhookDialogProps = { place: Place; first: View; close: () => void }

/** One dialog with several views: those opened from the list return to it. */
export function WebhookDialog({ place, first, close }: WebhookDialogProps) {
  const [view, setView] = useState(first)
  const leave = first.kind === 'list' ? () => setView(first) : close
  if (view.kind === 'list') return <Webhooks place={place} show={setView} />
  if (view.kind === 'form') return <WebhookForm place={place} webhook={view.webhook} close={leave} />
  if (view.kind === 'log') return <DeliveryLog place={place} webhook={view.webhook} close={leave} />
  return <RemoveQuestion place={place} webhook={view.webhook} close={leave} />
}
