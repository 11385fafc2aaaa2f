import { openView } from './open-webhooks.tsx'
import { Webhooks } from './Webhooks.tsx'

/** The addresses that are told of what one is told of oneself. */
export function WebhookList() {
  return <Webhooks place={{}} show={openView} />
}
