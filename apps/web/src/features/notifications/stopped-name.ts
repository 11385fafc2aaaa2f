import { t } from '@lingui/core/macro'
import { notificationTypes } from '@questboard/api/notifications/schema'
import { textsOf } from './notification-texts.ts'

const isType = (kind: string): kind is (typeof notificationTypes)[number] =>
  notificationTypes.some((type) => type === kind)

/** The title of notifications of a type; undefined for something else. */
export function stoppedName(kind: string): string | undefined {
  if (!isType(kind)) return undefined
  const approved = true
  const data = {
    task: { title: '', approved },
    mission: { name: '', approved },
    reward: { name: '', approved },
    deed: { title: '', approved },
    member: { id: '', name: t`A child` },
  }
  return textsOf({ id: '', type: kind, seen: false, groupId: null, createdAt: '', data }).title
}
