import type { Delivery, NamedEvent, Webhook } from '@questboard/api/webhooks/schema'
import { queryClient } from '../../app/query-client.ts'
import { trpc, trpcClient, trpcUtils } from '../../app/trpc.ts'

/** The group; undefined for the user's own webhooks. */
export type Owner = { groupId?: string }

export type WebhookValues = { url: string; events: NamedEvent[] }

/** The webhooks of the user or of a group. */
export function useWebhooks({ groupId }: Owner) {
  const own = trpc.webhooks.list.useQuery({}, { staleTime: 0, enabled: groupId === undefined })
  const ours = trpc.webhooks.group.list.useQuery(
    { groupId: groupId ?? '' },
    { staleTime: 0, enabled: groupId !== undefined },
  )
  const { data, error, isFetching, refetch } = groupId === undefined ? own : ours
  return { data, error, isFetching, refetch: (): Promise<unknown> => refetch() }
}

const { webhooks: own } = trpcClient

/** The form offers only the events of the owner: those that leaders can see, or notifications. */
type Own = Parameters<typeof own.create.mutate>[0]['events']
type Ours = Parameters<typeof own.group.create.mutate>[0]['events']

const refresh = ({ groupId }: Owner) =>
  groupId === undefined ? trpcUtils.webhooks.list.invalidate({}) : trpcUtils.webhooks.group.list.invalidate({ groupId })

/** @returns its secret, which is sent only once */
export async function createWebhook(owner: Owner, { url, events }: WebhookValues): Promise<string> {
  const { groupId } = owner
  const { secret } = await (groupId === undefined
    ? own.create.mutate({ url, events: events as Own })
    : own.group.create.mutate({ groupId, url, events: events as Ours }))
  await refresh(owner)
  return secret
}

export async function saveWebhook(
  owner: Owner,
  { id: webhookId }: Webhook,
  { url, events, enabled }: WebhookValues & { enabled: boolean },
): Promise<void> {
  const { groupId } = owner
  const changed = { webhookId, url, enabled }
  await (groupId === undefined
    ? own.update.mutate({ ...changed, events: events as Own })
    : own.group.update.mutate({ ...changed, groupId, events: events as Ours }))
  await refresh(owner)
}

export async function removeWebhook(owner: Owner, { id: webhookId }: Webhook): Promise<void> {
  const { groupId } = owner
  await (groupId === undefined ? own.remove.mutate({ webhookId }) : own.group.remove.mutate({ groupId, webhookId }))
  await refresh(owner)
}

/** @returns the new secret, which is sent only once */
export async function renewSecret({ groupId }: Owner, { id: webhookId }: Webhook): Promise<string> {
  const { secret } = await (groupId === undefined
    ? own.rotateSecret.mutate({ webhookId })
    : own.group.rotateSecret.mutate({ groupId, webhookId }))
  return secret
}

/** @returns the delivery */
export async function test(owner: Owner, { id: webhookId }: Webhook): Promise<Delivery> {
  const { groupId } = owner
  const delivery = await (groupId === undefined
    ? own.test.mutate({ webhookId })
    : own.group.test.mutate({ groupId, webhookId }))
  await refresh(owner)
  return delivery
}

/** @returns the delivery */
export async function sendAgain(owner: Owner, { id: webhookId }: Webhook, deliveryId: string): Promise<Delivery> {
  const { groupId } = owner
  const delivery = await (groupId === undefined
    ? own.resend.mutate({ webhookId, deliveryId })
    : own.group.resend.mutate({ groupId, webhookId, deliveryId }))
  await Promise.all([refresh(owner), queryClient.invalidateQueries({ queryKey: logKey(webhookId) })])
  return delivery
}

export const logKey = (webhookId: string) => ['webhook-deliveries', webhookId]

type LogRange = { webhookId: string; page: number; limit: number }

export const readLog = ({ groupId }: Owner, range: LogRange, options: { signal: AbortSignal }) =>
  groupId === undefined
    ? own.deliveries.query(range, options)
    : own.group.deliveries.query({ ...range, groupId }, options)
