/**
 * The areas of the product that an API token can read or write. Users' tokens contain these names, so they must not
 * change. docs/decisions/api-tokens.md lists what each area contains.
 */
export const areas = [
  'tasks',
  'missions',
  'rewards',
  'board',
  'groups',
  'notifications',
  'store',
  'profile',
  'webhooks',
  'calendar',
] as const

export type Area = (typeof areas)[number]

export type Scope = `${Area}:${'read' | 'write'}`

export const scopes = areas.flatMap((area): [Scope, Scope] => [`${area}:read`, `${area}:write`])
