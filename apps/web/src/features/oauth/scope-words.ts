import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Scope } from '@questboard/api/tokens/schema'

/** What an app with a scope can do, in words. */
export const scopeWords: Record<Scope, MessageDescriptor> = {
  'tasks:read': msg`See your tasks and tags`,
  'tasks:write': msg`See, add, change, complete and delete your tasks`,
  'missions:read': msg`See your missions`,
  'missions:write': msg`See, add, change, complete and delete your missions`,
  'rewards:read': msg`See your rewards`,
  'rewards:write': msg`Change your rewards, and spend your gold on them`,
  'board:read': msg`See your board and its cards`,
  'board:write': msg`See your board, and answer its questions`,
  'groups:read': msg`See your groups, with their members, tasks and rewards`,
  'groups:write': msg`Do everything in your groups that you can do there`,
  'notifications:read': msg`See your notifications`,
  'notifications:write': msg`See and delete your notifications`,
  'store:read': msg`See the store`,
  'store:write': msg`Spend your gold and gems in the store`,
  'profile:read': msg`See your profile and your history`,
  'profile:write': msg`Change your profile and your days off`,
  'webhooks:read': msg`See where your notifications and changes are sent, and what was sent`,
  'webhooks:write': msg`Send everything that changes in your account, and in groups that you lead, to other addresses`,
  'calendar:read': msg`See whether you have a calendar address`,
  'calendar:write': msg`Create and remove your calendar address`,
}
