import type { Area, Scope } from '../kernel/areas.ts'
import type { Day } from '../kernel/clock.ts'
import type { Change, ChangedKind } from '../kernel/events/changes.ts'
import { type PersonalEventType, personalEventTypes } from '../kernel/events/event-types.ts'
import { holdsScopes, scopesFor } from '../kernel/scopes.ts'

/** Days for which a program that has stopped asking is still followed, and for which events are kept. */
export const daysKept = 30

/** Hours for which the content of an event is kept. A stream resumes for as long. */
export const hoursWithContent = 24

/** The most that an account keeps. The oldest events go first. */
export const maxKept = { events: 10_000, bytes: 8 * 1024 * 1024 }

/** The most bytes of the content in a delivery to a webhook. A larger item is named by its id alone. */
export const maxDelivered = 64 * 1024

/** After this many events, or bytes of one transaction, an account is checked. */
export const checkedAfter = { events: 250, bytes: 32 * 1024 }

/** Whether a webhook subscribes to a type of event. */
export const wants = ({ events }: { events: string[] }, type: string): boolean =>
  events.includes(type) || events.includes('*')

/** The area that a token reads to receive the events of a family. */
const areaOf = {
  task: 'tasks',
  mission: 'missions',
  missionTask: 'missions',
  reward: 'rewards',
  player: 'profile',
  board: 'board',
  notification: 'notifications',
} satisfies Record<PersonalEventType extends `${infer Family}.${string}` ? Family : never, Area>

/** A token with one of these can open the stream of events. */
export const eventScopes: Scope[] = scopesFor('GET', [...new Set(Object.values(areaOf))])

/** The types of events about things that a token may read. Undefined: all, since it is a session. */
export const readableTypes = (granted: readonly Scope[] | undefined): PersonalEventType[] | undefined =>
  granted &&
  personalEventTypes.filter((type) =>
    holdsScopes(granted, scopesFor('GET', areaOf[familyOf(type) as keyof typeof areaOf])),
  )

/** An event that is to be written. */
export interface EventToWrite {
  type: PersonalEventType | null
  item?: { kind: ChangedKind; id: string }
  changed?: string[]
  data: object
  whole: boolean
}

const isUpdate = (type: PersonalEventType | null): boolean => type === null || type.endsWith('.updated')

const isEnd = (type: PersonalEventType | null): boolean => type?.endsWith('.deleted') === true

/** The field that every change of an item moves, so it says nothing about the change. */
const touched = 'updatedAt'

function eventOf({ type, item, changed, data = {}, whole = false }: Change, today: Day): EventToWrite | undefined {
  const names = typeof changed === 'function' ? changed(today) : changed
  if (names?.length === 0 && isUpdate(type ?? null)) return undefined
  const otherNames = names?.filter((name) => name !== touched)
  const isSilent = otherNames?.length === 0 && isUpdate(type ?? null)
  return {
    type: isSilent ? null : (type ?? null),
    data,
    whole,
    ...(item && { item }),
    ...(otherNames && isUpdate(type ?? null) && { changed: otherNames }),
  }
}

/** `mission` of `mission.updated`. */
const familyOf = (type: PersonalEventType | null) => type?.split('.')[0]

/**
 * The events of one player's changes in a transaction, in their order. Several changes of an item in one way are one
 * event, unless they are separate. An update is not an event when the same transaction did more to the item. What ends
 * an item comes last.
 * @param today the day of the player
 */
export function eventsOf(changes: readonly Change[], today: Day): EventToWrite[] {
  const events: EventToWrite[] = []
  const byKey = new Map<string, EventToWrite>()
  const more = new Set<string>()
  for (const change of changes) {
    const event = eventOf(change, today)
    if (!event) continue
    const { type, item, whole, changed, data } = event
    if (item && !isUpdate(type)) more.add(`${familyOf(type)}:${item.id}`)
    const key = item && !whole && !change.separate && `${item.kind}:${item.id}:${type}`
    const same = key && byKey.get(key)
    if (same) {
      same.data = { ...same.data, ...data }
      if (same.changed) same.changed = [...new Set([...same.changed, ...(changed ?? [])])]
      continue
    }
    if (key) byKey.set(key, event)
    events.push(event)
  }
  const lasting = events.filter(({ type, item }) => !(item && isUpdate(type) && more.has(`${item.kind}:${item.id}`)))
  return [...lasting.filter(({ type }) => !isEnd(type)), ...lasting.filter(({ type }) => isEnd(type))]
}
