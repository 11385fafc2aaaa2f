import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Area } from '@questboard/api/tokens/schema'

export const areaNames: Record<Area, MessageDescriptor> = {
  tasks: msg`Tasks`,
  missions: msg`Missions`,
  rewards: msg`Rewards`,
  board: msg`Board`,
  groups: msg`Groups`,
  notifications: msg`Notifications`,
  store: msg`Store and gems`,
  profile: msg`Profile and history`,
  webhooks: msg`Webhooks`,
  calendar: msg`Calendar address`,
}
