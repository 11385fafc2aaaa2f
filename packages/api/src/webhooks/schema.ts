import { z } from 'zod'
import { groupWideEventTypes, personalEventTypes } from '../kernel/events/event-types.ts'
import { areDistinct, callId, hasNoCredentials, id, instant, isWeb, limit, page } from '../kernel/schema.ts'
import { groupEventTypes, notificationTypes } from '../notifications/schema.ts'

/** The notifications that a personal webhook can receive. */
export const personalWebhookEvents = notificationTypes

/** All events of the person or the group, also those of types that are added later. */
export const everyEvent = '*'

/** What a personal webhook can receive: notifications by their types, and events of the person. */
const personalWebhookTypes = [...personalWebhookEvents, ...personalEventTypes, everyEvent] as const

export const webhookEvents = [...personalWebhookEvents, ...groupEventTypes] as const

/** Everything that a webhook can name. */
const namedEvents = [...webhookEvents, ...personalEventTypes, ...groupWideEventTypes, everyEvent] as const

export type NamedEvent = (typeof namedEvents)[number]

/**
 * The events that a group's webhook does not get. An invitation would reveal whether an address has an account, gems
 * are private between two users, sign-ins a matter of the account, and children are a matter of their guardians.
 */
const privateEvents = [
  ...(['groupInvitation', 'sendGems', 'newDevice'] as const),
  ...(['askGuardian', 'guardianEnded', 'childDeletion', 'childHandedOver'] as const),
] satisfies WebhookEvent[]

/** The events of a group's webhook: those that its leaders can see anyway. */
export const groupWebhookEvents = webhookEvents.filter(
  (event): event is GroupWebhookEvent => !privateEvents.some((privateEvent) => privateEvent === event),
)

/** What a webhook of a group can receive: notifications by their types, and events of the group. */
const groupWebhookTypes = [...groupWebhookEvents, ...groupWideEventTypes, everyEvent] as const

export type WebhookEvent = (typeof webhookEvents)[number]

export type GroupWebhookEvent = Exclude<WebhookEvent, (typeof privateEvents)[number]>

/** The maximum number of webhooks of a user, and of a group. */
export const maxWebhooks = 10

const maxUrlLength = 2000

/** The URL as it is called: with a normalised host, and without a fragment. */
function asCalled(text: string): string {
  const url = new URL(text)
  url.hash = ''
  return url.href
}

export const webhookUrl = z
  .string()
  .trim()
  .max(maxUrlLength)
  .refine(isWeb, { message: 'must be an http or https address', abort: true })
  .refine(hasNoCredentials, { message: 'must hold no user name or password' })
  .overwrite(asCalled)
  .refine((url) => url.length <= maxUrlLength, { message: `at most ${maxUrlLength} characters` })
  .meta({ format: 'uri', maxLength: maxUrlLength })

const once = { message: 'contains an event twice' }

const eventsOfPerson = z
  .array(z.enum(personalWebhookTypes))
  .min(1)
  .max(personalWebhookTypes.length)
  .refine(areDistinct, once)

const eventsOfGroup = z.array(z.enum(groupWebhookTypes)).min(1).max(groupWebhookTypes.length).refine(areDistinct, once)

export const webhookStates = ['on', 'failing', 'off', 'failed', 'gone', 'stopped', 'revoked'] as const

export const webhookState = z.enum(webhookStates).meta({
  description:
    'failing: deliveries fail and are retried; off: disabled by a person; failed: disabled after failing for three days; gone: disabled because the receiver returned 410; stopped: the leader who last saved this group webhook no longer leads the group; revoked: disabled because the access of the user who last saved it was revoked (such as by a new password), and needs a new secret first',
})

export type WebhookState = z.infer<typeof webhookState>

export const webhook = z
  .object({
    id,
    groupId: id.nullable().meta({ description: "Null: a webhook for the user's own notifications and events" }),
    url: z.string(),
    events: z.array(z.enum(namedEvents)).meta({ description: '`*`: all events of the person, or of the group' }),
    state: webhookState,
    failingSince: instant.nullable(),
    disabledAt: instant.nullable(),
    owner: z
      .object({ id, name: z.string() })
      .meta({ description: "The user who saved it last. It acts with this user's access" }),
    createdAt: instant,
  })
  .meta({ id: 'Webhook' })

export type Webhook = z.infer<typeof webhook>

const secret = z
  .string()
  .meta({ description: 'The secret that signs deliveries (whsec_…). Returned only in this response' })

export const newWebhook = webhook.extend({ secret })

export type NewWebhook = z.infer<typeof newWebhook>

export const webhookSecret = z.object({
  secret,
  previousUntil: instant.meta({ description: 'Until then deliveries are also signed with the previous secret' }),
})

export type WebhookSecret = z.infer<typeof webhookSecret>

const placed = { groupId: id }

const webhookOfPerson = z.object({ url: webhookUrl, events: eventsOfPerson })

const webhookOfGroup = z.object({ ...placed, url: webhookUrl, events: eventsOfGroup })

export const createWebhookInput = webhookOfPerson.extend({ id: callId })

export const createGroupWebhookInput = webhookOfGroup.extend({ id: callId })

/** A new webhook of the user or of a group. */
export interface CreateWebhook {
  id?: string | undefined
  groupId?: string | undefined
  url: string
  events: NamedEvent[]
}

const enabled = z
  .boolean()
  .meta({ description: 'True enables it, whatever disabled it. A revoked one needs a new secret first' })

const ofWebhook = { webhookId: id }

export const updateWebhookInput = webhookOfPerson.extend({ ...ofWebhook, enabled })

export const updateGroupWebhookInput = webhookOfGroup.extend({ ...ofWebhook, enabled })

export interface UpdateWebhook extends Omit<CreateWebhook, 'id'> {
  webhookId: string
  enabled: boolean
}

export const placeInput = z.object(placed)

/** The owner of webhooks: a group, or without an id the user. */
export interface Place {
  groupId?: string | undefined
}

export const webhookInput = z.object(ofWebhook)

export const groupWebhookInput = z.object({ ...placed, ...ofWebhook })

export interface OfWebhook extends Place {
  webhookId: string
}

export const rotateSecretInput = webhookInput.extend({ id: callId })

export const rotateGroupSecretInput = groupWebhookInput.extend({ id: callId })

export interface RotateSecret extends OfWebhook {
  id?: string | undefined
}

export const deliveriesInput = z.object({ ...ofWebhook, page, limit })

export const groupDeliveriesInput = z.object({ ...placed, ...ofWebhook, page, limit })

export interface ListDeliveries extends OfWebhook {
  page: number
  limit: number
}

export const deliveryInput = z.object({ ...ofWebhook, deliveryId: id })

export const groupDeliveryInput = z.object({ ...placed, ...ofWebhook, deliveryId: id })

export interface OfDelivery extends OfWebhook {
  deliveryId: string
}

export const deliveryFaults = [
  ...(['status', 'gone', 'timeout', 'refused', 'unresolved', 'connection', 'tls', 'privateAddress'] as const),
  ...(['stopped', 'switchedOff'] as const),
] as const

export const deliveryFault = z.enum(deliveryFaults).meta({
  description:
    'status: the response was not 2xx; gone: it was 410; timeout, refused, unresolved, connection, tls: there was none; privateAddress: it is not of the open internet; stopped, switchedOff: it was not sent, as its webhook is',
})

export type DeliveryFault = z.infer<typeof deliveryFault>

export const delivery = z
  .object({
    id: id.meta({ description: 'The webhook-id of each attempt' }),
    event: z.enum([...webhookEvents, ...personalEventTypes, ...groupWideEventTypes, 'test']),
    state: z.enum(['waiting', 'delivered', 'failed']),
    attempts: z.number().int(),
    status: z.number().int().nullable().meta({ description: 'The status of the last response. Null: no response' }),
    fault: deliveryFault.nullable(),
    answer: z.string().nullable().meta({ description: 'The beginning of the last response' }),
    body: z.string().meta({ description: 'The request body, as JSON' }),
    createdAt: instant,
    attemptedAt: instant.nullable(),
    nextAttemptAt: instant.nullable().meta({ description: 'Null: no automatic retry' }),
  })
  .meta({ id: 'WebhookDelivery' })

export type Delivery = z.infer<typeof delivery>

export const deliveries = z.object({ deliveries: z.array(delivery), totalCount: z.number().int() })

export type Deliveries = z.infer<typeof deliveries>
