import { parametersOf } from '../../../packages/api/src/oauth/schema.ts'
import { type Caller, type CallFixtures, first, ok } from './call-fixtures.ts'
import type { Company } from './groups.ts'

/** API tokens. */
export async function walkTokens({ api }: Caller): Promise<void> {
  const { accessToken } = await ok(api.POST('/users/tokens', { body: { name: 'Morning', scopes: ['tasks:write'] } }))
  await ok(api.GET('/users/tokens'))
  await ok(api.DELETE('/users/tokens/{id}', { params: { path: { id: accessToken.id } } }))
}

/** Third-party apps. */
export async function walkApps({ appRequest, connectApp }: CallFixtures, { api }: Caller): Promise<void> {
  const query = await appRequest()
  await ok(api.GET('/users/app-requests', { params: { query: { query } } }))
  await connectApp(
    (await ok(api.POST('/oauth/consent', { body: { ...parametersOf(query), approved: true } }))).redirectTo,
  )
  const apps = await ok(api.GET('/users/apps'))
  await ok(api.DELETE('/users/apps/{id}', { params: { path: { id: first(apps).id } } }))
}

/** Personal webhooks. */
export async function walkWebhooks({ listener: url }: CallFixtures, { api }: Caller): Promise<void> {
  const { id: webhookId } = await ok(api.POST('/user/webhooks', { body: { url, events: ['newTaskAssigned'] } }))
  const webhook = { params: { path: { webhookId } } }
  await ok(api.GET('/user/webhooks'))
  await ok(api.GET('/user/webhooks/{webhookId}', webhook))
  const body = { url, events: ['newTaskAssigned' as const, 'taskApprove' as const], enabled: true }
  await ok(api.PUT('/user/webhooks/{webhookId}', { ...webhook, body }))
  await ok(api.POST('/user/webhooks/{webhookId}/rotate-secret', webhook))
  const { id: deliveryId } = await ok(api.POST('/user/webhooks/{webhookId}/test', webhook))
  await ok(api.GET('/user/webhooks/{webhookId}/deliveries', webhook))
  const delivery = { params: { path: { webhookId, deliveryId } } }
  await ok(api.POST('/user/webhooks/{webhookId}/deliveries/{deliveryId}/resend', delivery))
  await ok(api.DELETE('/user/webhooks/{webhookId}', webhook))
}

/** Group webhooks. */
export async function walkGroupWebhooks(
  { listener: url }: CallFixtures,
  { groupId, creator: { api } }: Company,
): Promise<void> {
  const inGroup = { params: { path: { groupId } } }
  const { id: webhookId } = await ok(
    api.POST('/groups/{groupId}/webhooks', { ...inGroup, body: { url, events: ['askTaskApprove'] } }),
  )
  const webhook = { params: { path: { groupId, webhookId } } }
  await ok(api.GET('/groups/{groupId}/webhooks', inGroup))
  await ok(api.GET('/groups/{groupId}/webhooks/{webhookId}', webhook))
  const body = { url, events: ['askTaskApprove' as const, 'askMissionApprove' as const], enabled: true }
  await ok(api.PUT('/groups/{groupId}/webhooks/{webhookId}', { ...webhook, body }))
  await ok(api.POST('/groups/{groupId}/webhooks/{webhookId}/rotate-secret', webhook))
  const { id: deliveryId } = await ok(api.POST('/groups/{groupId}/webhooks/{webhookId}/test', webhook))
  await ok(api.GET('/groups/{groupId}/webhooks/{webhookId}/deliveries', webhook))
  const delivery = { params: { path: { groupId, webhookId, deliveryId } } }
  await ok(api.POST('/groups/{groupId}/webhooks/{webhookId}/deliveries/{deliveryId}/resend', delivery))
  await ok(api.DELETE('/groups/{groupId}/webhooks/{webhookId}', webhook))
}

/** A browser that receives pushes. The receiver answers anything. */
export async function walkPush({ listener }: CallFixtures, { api }: Caller): Promise<void> {
  await ok(api.GET('/user/push'))
  const keys = {
    p256dh: 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
    auth: 'AAAAAAAAAAAAAAAAAAAAAA',
  }
  const body = { endpoint: `${listener}/push`, keys, name: 'Phone' }
  const { id } = await ok(api.POST('/user/push/devices', { body }))
  const device = { params: { path: { id } } }
  await ok(api.POST('/user/push/devices/{id}/test', device))
  await ok(api.DELETE('/user/push/devices/{id}', device))
}

/** The calendar feed, imports and exports. */
export async function walkData({ api }: Caller): Promise<void> {
  await ok(api.POST('/user/calendar'))
  await ok(api.GET('/user/calendar'))
  await ok(api.DELETE('/user/calendar'))
  const text = 'title,gold,type\nWater the plants,5,weekly\n'
  await ok(api.POST('/user/tasks/import-preview', { body: { text } }))
  const id = '01990000-0000-4000-8000-00000000abcd'
  const tasks = [{ title: 'Water the plants', gold: 5, type: 'weekly' as const, id }]
  await ok(api.POST('/user/tasks/import', { body: { tasks } }))
  await ok(api.GET('/user/tasks/export', { params: { query: { format: 'csv' } } }))
  await ok(api.GET('/user/missions/export', { params: { query: { format: 'csv' } } }))
  await ok(api.GET('/user/rewards/export', { params: { query: { format: 'csv' } } }))
  await ok(api.GET('/user/tasks/imports'))
  await ok(api.DELETE('/user/tasks/import/{id}', { params: { path: { id } } }))
}

/** Notifications. */
export async function walkNotifications({ api }: Caller): Promise<void> {
  const { notifications } = await ok(api.GET('/user/notifications'))
  const one = { params: { path: { id: first(notifications).id } } }
  await ok(api.GET('/user/notifications/{id}', one))
  await ok(api.PUT('/user/notifications/seen', { body: { notificationIds: [one.params.path.id] } }))
  await ok(api.GET('/user/notifications/old', { params: { query: { page: 1, limit: 5 } } }))
  await ok(api.DELETE('/user/notifications/{id}', one))
}

/** The event stream. */
export async function walkStream({ api }: Caller): Promise<string> {
  const disconnect = new AbortController()
  const { data } = await api.GET('/user/notifications/stream', { parseAs: 'stream', signal: disconnect.signal })
  const chunk = await data?.getReader().read()
  disconnect.abort()
  return new TextDecoder().decode(chunk?.value)
}
