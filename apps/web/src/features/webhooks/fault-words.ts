import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DeliveryFault } from '@questboard/api/webhooks/schema'

/** Why a delivery failed. */
export const faultWords: Record<DeliveryFault, MessageDescriptor> = {
  status: msg`The answer was an error.`,
  gone: msg`The address says that it is gone for good.`,
  timeout: msg`There was no answer in time.`,
  refused: msg`Nobody listens there.`,
  unresolved: msg`The address was not found.`,
  connection: msg`The connection was lost.`,
  tls: msg`The connection is not secure: its certificate is not valid.`,
  privateAddress: msg`The address leads into a private network.`,
  stopped: msg`It was not sent: whoever answers for it no longer leads the group.`,
  switchedOff: msg`It was not sent: the webhook was switched off.`,
}
