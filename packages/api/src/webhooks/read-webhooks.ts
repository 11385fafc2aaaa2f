import type { Queries } from '@questboard/db'
import { sql } from '@questboard/db/drizzle'
import { firstOf } from '../kernel/errors.ts'
import { rows } from '../kernel/transaction.ts'
import { maySend } from '../notifications/may-send.ts'
import type { NamedEvent, OfWebhook, Place, Webhook, WebhookState } from './schema.ts'

interface Row {
  id: string
  groupId: string | null
  url: string
  events: NamedEvent[]
  failingSince: string | null
  disabledAt: string | null
  disabledBy: 'person' | 'failing' | 'gone' | 'revoked' | null
  createdAt: string
  ownerId: string
  ownerName: string
  maySend: boolean
}

/** The webhooks of the user or of a group, oldest first. */
export async function readWebhooks(
  queries: Queries,
  userId: string,
  { groupId, webhookId }: Place & { webhookId?: string },
): Promise<Webhook[]> {
  const place =
    groupId === undefined
      ? sql`webhook.user_id = ${userId}::uuid and webhook.group_id is null and webhook.owner_id = ${userId}::uuid`
      : sql`webhook.group_id = ${groupId}::uuid and webhook.owner_id = ${groupId}::uuid`
  const found = await rows<Row>(
    queries,
    sql`
      select webhook.id, webhook.group_id as "groupId", webhook.url, webhook.events,
        webhook.failing_since as "failingSince", webhook.disabled_at as "disabledAt",
        webhook.disabled_by as "disabledBy", webhook.created_at as "createdAt",
        owner.id as "ownerId", owner.name as "ownerName", ${maySend} as "maySend"
      from webhooks webhook join users owner on owner.id = webhook.user_id
      where ${place} ${webhookId === undefined ? sql`` : sql`and webhook.id = ${webhookId}::uuid`}
      order by webhook.created_at, webhook.id`,
  )
  return found.map(({ ownerId, ownerName, maySend: may, disabledBy, ...row }) => ({
    id: row.id,
    groupId: row.groupId,
    url: row.url,
    events: row.events,
    state: stateOf({ disabledBy, may, failing: row.failingSince !== null }),
    failingSince: instantOf(row.failingSince),
    disabledAt: instantOf(row.disabledAt),
    owner: { id: ownerId, name: ownerName },
    createdAt: new Date(row.createdAt).toISOString(),
  }))
}

/**
 * One webhook of the user or of a group.
 * @throws DomainError notFound
 */
export async function readWebhook(queries: Queries, userId: string, named: OfWebhook): Promise<Webhook> {
  return firstOf(await readWebhooks(queries, userId, named), 'notFound')
}

function stateOf({
  disabledBy,
  may,
  failing,
}: {
  disabledBy: Row['disabledBy']
  may: boolean
  failing: boolean
}): WebhookState {
  if (disabledBy) return ({ person: 'off', failing: 'failed', gone: 'gone', revoked: 'revoked' } as const)[disabledBy]
  if (!may) return 'stopped'
  return failing ? 'failing' : 'on'
}

const instantOf = (at: string | null): string | null => (at === null ? null : new Date(at).toISOString())
