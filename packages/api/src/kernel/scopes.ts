import { type Area, type Scope, scopes } from './areas.ts'
import { DomainError } from './errors.ts'

/** What a call of a method needs: a GET to read in each of its areas, any other to write. */
export const scopesFor = (method: string, of: Area | readonly Area[]): Scope[] =>
  [of].flat().map((area) => `${area}:${method === 'GET' ? 'read' : 'write'}` as const)

/** To write in an area is to read there, too. */
const writing = (scope: Scope): Scope => scope.replace(/read$/, 'write') as Scope

const includes = (granted: readonly Scope[], needed: Scope): boolean =>
  granted.includes(needed) || granted.includes(writing(needed))

/** The shortest list that grants the same, in the order of the areas. */
export const shortestScopes = (granted: readonly Scope[]): Scope[] =>
  scopes.filter((scope) => granted.includes(scope) && (scope === writing(scope) || !granted.includes(writing(scope))))

/**
 * Lets a session do everything, and a token what its scopes include. A call that names none is closed to tokens.
 * @param granted of the token; undefined for a session
 * @throws DomainError notAuthorized
 */
export function assertScopes(granted: readonly Scope[] | undefined, needed: readonly Scope[] | undefined): void {
  if (granted && !needed?.every((scope) => includes(granted, scope))) throw new DomainError('notAuthorized')
}
