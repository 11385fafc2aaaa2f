import { type Area, areas, type Scope } from '@questboard/api/tokens/schema'

/** The access to an area. */
export type Access = 'none' | 'read' | 'write'

export type Permissions = Record<Area, Access>

export type Preset = 'read' | 'tasks' | 'everything' | 'chosen'

const everywhere = (access: Access): Permissions =>
  Object.fromEntries(areas.map((area) => [area, access])) as Permissions

/** The scopes that most programs need; `chosen` starts with none. */
export const presets: Record<Preset, Permissions> = {
  read: everywhere('read'),
  tasks: { ...everywhere('none'), tasks: 'write' },
  everything: everywhere('write'),
  chosen: everywhere('none'),
}

export const scopesOf = (permissions: Permissions): Scope[] =>
  areas.flatMap((area): Scope[] => {
    const access = permissions[area]
    return access === 'none' ? [] : [`${area}:${access}`]
  })

/** The areas of a token by access; `all` if it includes every area. */
export function areasByAccess(scopes: readonly Scope[]): Record<'read' | 'write', { areas: Area[]; all: boolean }> {
  const allowed = (access: 'read' | 'write') => {
    const chosenAreas = areas.filter((area) => scopes.includes(`${area}:${access}`))
    return { areas: chosenAreas, all: chosenAreas.length === areas.length }
  }
  return { read: allowed('read'), write: allowed('write') }
}
