import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DeliveryFault } from '@questboard/api/webhooks/schema'

/** Why a delivery failed. */
export const faultTexts: Record<DeliveryFault, MessageDescriptor> = {
  status: msg`The response was an error.`,
  gone: msg`The address no longer exists (410 Gone).`,
  timeout: msg`No response in time.`,
  refused: msg`The connection was refused.`,
  unresolved: msg`Address not found.`,
  connection: msg`The connection was lost.`,
  tls: msg`The connection isn’t secure: its certificate isn’t valid.`,
  privateAddress: msg`The address is in a private network.`,
  stopped: msg`Not sent: its owner no longer leads the group.`,
  switchedOff: msg`Not sent: the webhook was switched off.`,
}
