import type { Fields } from './fields.ts'
import { scheduleOfType } from './schedules.ts'
import { also, type Body, has, lacks, orNull, refTo, when, withField } from './schema-parts.ts'

type AddSchema = (suffix: string, schema: Fields) => Fields

const isRequired = ({ required = [] }: Body, name: string): boolean => required.includes(name)

const refersTo = (body: Body, field: string, name: string): boolean =>
  body.properties[field]?.$ref === `#/components/schemas/${name}`

/** A reminder counts back from a day or from a time, which a new task must have. */
const reminderRules = (type: keyof typeof scheduleOfType): Fields[] => [
  ...(type === 'todo'
    ? [when(has('reminders', { type: 'array', items: {}, minItems: 1 }), has('schedule', { type: 'object' }))]
    : []),
  when(
    has('reminders', { type: 'array', items: {}, contains: has('minutesBefore', {}) }),
    has('schedule', has('time', { type: 'string' })),
  ),
]

/** A task with a schedule: one schema for each type, since the type decides which schedules it can have. */
function taskByType(body: Body, add: AddSchema): Fields {
  const isNew = 'id' in body.properties
  const variants = Object.entries(scheduleOfType).map(([type, schedule]) => {
    const { description } = body.properties.schedule ?? {}
    const typed = withField(body, 'type', { type: 'string', enum: [type] })
    const scheduled = withField(typed, 'schedule', {
      ...orNull(refTo(schedule)),
      ...(description !== undefined && { description }),
    })
    const rules = isNew && 'reminders' in body.properties ? reminderRules(type as keyof typeof scheduleOfType) : []
    return add(`${type.charAt(0).toUpperCase()}${type.slice(1)}`, also(scheduled, ...rules))
  })
  // Without a type, the stored one decides.
  return isRequired(body, 'type') ? { oneOf: variants } : { anyOf: variants }
}

/** A reward has a number of uses only if its type says so. */
function rewardByType(body: Body, add: AddSchema): Fields {
  const { timesToUse: _number, ...others } = body.properties
  const required = body.required ?? []
  const type = (values: string[]) => ({ type: { type: 'string', enum: values } })
  return {
    oneOf: [
      add('Times', {
        ...body,
        properties: { ...body.properties, ...type(['times']) },
        required: [...required, 'timesToUse'],
      }),
      add('Unlimited', { ...body, properties: { ...others, ...type(['constant', 'once']) }, ...lacks('timesToUse') }),
    ],
  }
}

/** Fields that do not go together. */
const never = (required: string[], properties: Fields): Fields => ({ not: { type: 'object', required, properties } })

const isTrue = { type: 'boolean', enum: [true] }
const isFalse = { type: 'boolean', enum: [false] }
const people = (bounds: Fields): Fields => ({ type: 'array', items: {}, ...bounds })

/** A draft has no assignees, a personal one no others, and all else at least one. */
const assignees = [
  never(['draft', 'assignedUsers'], { draft: isTrue, assignedUsers: people({ minItems: 1 }) }),
  never(['draft', 'forMyself'], { draft: isTrue, forMyself: isTrue }),
  never(['forMyself', 'assignedUsers'], { forMyself: isTrue, assignedUsers: people({ minItems: 2 }) }),
  never(['assignedUsers'], { draft: isFalse, forMyself: isFalse, assignedUsers: people({ maxItems: 0 }) }),
]

const onlyWithApproval = when(has('approved', { const: false }), lacks('ruby'))

const oneAvatar = never(['avatar', 'generatedAvatar'], { avatar: {}, generatedAvatar: { type: 'string' } })

function conditionsOf({ properties }: Body): Fields[] {
  const all = (...names: string[]) => names.every((name) => name in properties)
  return [
    ...(all('draft', 'forMyself', 'assignedUsers') ? assignees : []),
    ...(all('approved', 'ruby') ? [onlyWithApproval] : []),
    ...(all('avatar', 'generatedAvatar') ? [oneAvatar] : []),
  ]
}

/** Lists that must not contain anything twice. */
const distinct = new Set(['tags', 'assignedUsers', 'events', 'members'])

function fieldWithRules(name: string, schema: Fields, add: AddSchema): Fields {
  if (schema.type === 'string' && schema.minLength === 1 && schema.pattern === undefined) {
    // The server trims text first.
    return { ...schema, pattern: '\\S' }
  }
  if (schema.type === 'array') {
    const items = schema.items as Fields
    return {
      ...schema,
      ...(distinct.has(name) && { uniqueItems: true }),
      items: items.properties ? withRules(items as Body, add) : items,
    }
  }
  return schema
}

/** The body with the rules between its fields, except those that depend on what is stored or on the date. */
export function withRules(body: Body, add: AddSchema): Fields {
  const fields = Object.entries(body.properties).map(([name, schema]) => [name, fieldWithRules(name, schema, add)])
  const ruled: Body = { ...body, properties: Object.fromEntries(fields) }
  return byType(also(ruled, ...conditionsOf(ruled)), add)
}

/** A task with a schedule, or a reward: one schema for each type. */
export function byType(body: Body, add: AddSchema): Fields {
  if (refersTo(body, 'type', 'TaskType') && 'schedule' in body.properties) return taskByType(body, add)
  if (refersTo(body, 'type', 'RewardType') && isRequired(body, 'type')) return rewardByType(body, add)
  return body
}
