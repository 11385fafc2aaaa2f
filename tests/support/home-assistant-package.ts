import { z } from 'zod'

/**
 * The parts of Home Assistant's configuration that the example uses, as its integrations `rest`, `rest_command`,
 * `script`, `automation` and the trigger `webhook` validate them. Unknown keys are refused, as there.
 */

/** What `!secret` reads from another file. */
export class Secret {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

const text = z.string().min(1)
const secretOrText = z.union([text, z.instanceof(Secret)])
const slug = z.string().regex(/^[a-z0-9]+(?:_[a-z0-9]+)*$/)
const entityId = z.string().regex(/^[a-z_]+\.[a-z0-9_]+$/)
const entityIds = z.union([entityId, z.array(entityId).min(1)])
const action = z.string().regex(/^[a-z_]+\.[a-z0-9_]+$/)
const icon = z.string().regex(/^mdi:[a-z0-9-]+$/)
const headers = z.record(z.string().regex(/^[a-z-]+$/), secretOrText)

const sensor = z.strictObject({
  name: text,
  unique_id: slug,
  icon: icon.optional(),
  state_class: z.enum(['measurement', 'total', 'total_increasing']).optional(),
  value_template: text,
  json_attributes_path: z.string().startsWith('$.').optional(),
  json_attributes: z.array(text).optional(),
})

const rest = z.strictObject({
  resource: z.url(),
  headers,
  method: z.enum(['GET', 'POST']).optional(),
  scan_interval: z.number().int().min(10),
  sensor: z.array(sensor).min(1),
})

const restCommand = z.strictObject({
  url: text,
  method: z.enum(['get', 'patch', 'post', 'put', 'delete']),
  headers,
  content_type: text.optional(),
  payload: text.optional(),
  timeout: z.number().int().optional(),
})

const call = z.strictObject({
  action,
  target: z.strictObject({ entity_id: entityIds }).optional(),
  data: z.record(slug, z.union([z.string(), z.number(), z.boolean()])).optional(),
  response_variable: slug.optional(),
})

const variables = z.strictObject({ variables: z.record(slug, z.string()) })

const step: z.ZodType = z.lazy(() =>
  z.union([
    call,
    variables,
    z.strictObject({ repeat: z.strictObject({ for_each: text, sequence: z.array(step).min(1) }) }),
  ]),
)

const selector = z.union([
  z.strictObject({ text: z.null() }),
  z.strictObject({ number: z.strictObject({ min: z.number(), max: z.number() }) }),
  z.strictObject({ select: z.strictObject({ options: z.array(text).min(1) }) }),
])

const script = z.strictObject({
  alias: text,
  icon: icon.optional(),
  fields: z.record(
    slug,
    z.strictObject({
      name: text,
      required: z.boolean().optional(),
      default: z.union([z.string(), z.number()]).optional(),
      selector,
    }),
  ),
  sequence: z.array(step).min(1),
})

const trigger = z.discriminatedUnion('trigger', [
  z.strictObject({ trigger: z.literal('state'), entity_id: entityIds }),
  z.strictObject({
    trigger: z.literal('webhook'),
    webhook_id: text,
    allowed_methods: z.array(z.enum(['GET', 'HEAD', 'POST', 'PUT'])).optional(),
    local_only: z.boolean().optional(),
  }),
])

const automation = z.strictObject({
  id: slug,
  alias: text,
  description: text.optional(),
  mode: z.enum(['single', 'restart', 'queued', 'parallel']),
  triggers: z.array(trigger).min(1),
  conditions: z.array(z.strictObject({ condition: z.literal('template'), value_template: text })).optional(),
  actions: z.array(step).min(1),
})

export const homeAssistantPackage = z.strictObject({
  rest: z.array(rest),
  rest_command: z.record(slug, restCommand),
  script: z.record(slug, script),
  automation: z.array(automation),
})
