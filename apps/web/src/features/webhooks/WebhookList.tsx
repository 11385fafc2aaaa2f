import { openView } from './open-webhooks.tsx'
import { Webhooks } from './Webhooks.tsx'

/** The user's webhooks. */
export function WebhookList() {
  return <Webhooks owner={{}} show={openView} />
}
