import { type Area, type Scope, scopes } from './areas.ts'
import { DomainError } from './errors.ts'

/** The scopes that a call needs: a GET needs to read each of its areas, any other method to write it. */
export const scopesFor = (method: string, areas: Area | readonly Area[]): Scope[] =>
  [areas].flat().map((area) => `${area}:${method === 'GET' ? 'read' : 'write'}` as const)

/** Permission to write an area includes reading it. */
const writing = (scope: Scope): Scope => scope.replace(/read$/, 'write') as Scope

const includes = (granted: readonly Scope[], needed: Scope): boolean =>
  granted.includes(needed) || granted.includes(writing(needed))

/** The shortest list that grants the same, in the order of the areas. */
export const shortestScopes = (granted: readonly Scope[]): Scope[] =>
  scopes.filter((scope) => granted.includes(scope) && (scope === writing(scope) || !granted.includes(writing(scope))))

/** Whether a token with these scopes may make a call that needs others. A call without scopes is closed to tokens. */
export const holdsScopes = (granted: readonly Scope[] | undefined, needed: readonly Scope[] | undefined): boolean =>
  !granted || (needed?.every((scope) => includes(granted, scope)) ?? false)

/** Whether a token with these scopes has one of others. */
const holdsAnyScope = (granted: readonly Scope[] | undefined, needed: readonly Scope[] | undefined): boolean =>
  !granted || (needed?.some((scope) => includes(granted, scope)) ?? false)

/**
 * Checks the scopes of an API token. A session may do everything. A call without scopes is closed to tokens.
 * @param granted the token's scopes; undefined for a session
 * @param call the scopes that the call needs: all of them, or any
 * @throws DomainError notAuthorized
 */
export function assertScopes(
  granted: readonly Scope[] | undefined,
  call: { scopes?: readonly Scope[]; anyScope?: boolean } = {},
): void {
  const suffices = call.anyScope ? holdsAnyScope : holdsScopes
  if (!suffices(granted, call.scopes)) throw new DomainError('notAuthorized')
}
