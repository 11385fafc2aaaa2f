import { DomainError } from './errors.ts'

/**
 * Who may make a call on a shared device: the device itself (`wall`), a player who entered (`person`), or a child who
 * entered (`child`). A call that names none is closed to devices.
 */
export type DeviceRight = 'wall' | 'person' | 'child'

/** The shared device on which a player entered. */
export interface EnteredDevice {
  id: string
  groupId: string
  /** Whether the player is a child. */
  managed: boolean
}

interface Call {
  right: DeviceRight | undefined
  /** The path of the route, with the names of its parameters. */
  path: string
  input: unknown
}

const ofGroup = /^\/groups\/\{(\w+)\}/
const ofUser = /\/users\/\{(\w+)\}/

/**
 * Checks whether a player may make a call on a shared device: only calls that are open to it, of the group of the
 * device, and in the player's own paths.
 * @throws DomainError notAuthorized, notPartOfTheGroup
 *
 * Rules: Tablets.
 */
export function assertDeviceRight(userId: string, device: EnteredDevice, { right, path, input }: Call): void {
  if (right !== 'person' && !(right === 'child' && device.managed)) throw new DomainError('notAuthorized')
  const named = (pattern: RegExp): unknown => {
    const name = pattern.exec(path)?.[1]
    return name === undefined ? undefined : (input as Record<string, unknown> | null | undefined)?.[name]
  }
  assertSame(named(ofGroup), device.groupId, 'notPartOfTheGroup')
  assertSame(named(ofUser), userId, 'notAuthorized')
}

/** Values that are not text are left to the schema of the call. */
function assertSame(value: unknown, id: string, refusal: 'notPartOfTheGroup' | 'notAuthorized'): void {
  if (typeof value === 'string' && value.toLowerCase() !== id) throw new DomainError(refusal)
}
