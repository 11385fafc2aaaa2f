import { subscription } from '../../support/push-service.ts'
import type { ProcedurePath, Row } from './cases.ts'
import { personal } from './personal-rows.ts'

/** Permissions of calls about notifications, and browsers that receive pushes. */
export const notificationCalls = {
  'notifications.list': personal(),
  'notifications.old': personal(),
  'notifications.read': personal({
    input: ({ notification: id }) => ({ id }),
    others: { id: 'notificationNotFound' },
  }),
  'notifications.markSeen': personal({ input: ({ notification }) => ({ notificationIds: [notification] }) }),
  'notifications.remove': personal({
    input: ({ notification: id }) => ({ id }),
    others: { id: 'notificationNotFound' },
  }),
  'notifications.live': personal(),
  'events.stream': personal(),

  'push.read': personal(),
  'push.register': personal({ input: () => ({ ...subscription(), name: 'Phone' }) }),
  'push.remove': personal({ input: ({ pushDevice: id }) => ({ id }), others: { id: 'deviceNotFound' } }),
  'push.test': personal({ input: ({ pushDevice: id }) => ({ id }), others: { id: 'deviceNotFound' } }),
} satisfies Partial<Record<ProcedurePath, Row>>
