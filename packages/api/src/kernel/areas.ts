/**
 * What a token for programs may be let do: areas of the product, each to read or to write. Names stay as they are, for they
 * stand in tokens that people have made; docs/decisions/api-tokens.md lists the contents of each.
 */
export const areas = ['tasks', 'missions', 'rewards', 'board', 'groups', 'notifications', 'store', 'profile'] as const

export type Area = (typeof areas)[number]

export type Scope = `${Area}:${'read' | 'write'}`

export const scopes = areas.flatMap((area): [Scope, Scope] => [`${area}:read`, `${area}:write`])
