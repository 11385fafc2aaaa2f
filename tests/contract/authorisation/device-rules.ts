import { appRouter, type ProcedureMeta } from '@questboard/api'
import type { Case, Wanted } from './cases.ts'
import { type Fixtures, isOnDevice } from './fixtures.ts'

const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { meta?: ProcedureMeta } }>

const allows: Record<string, readonly string[]> = {
  wall: ['device'],
  person: ['entered', 'child'],
  child: ['child'],
}

/**
 * The expected result of a call on a shared device. What the row says holds only for calls that are open to the caller,
 * in the group of the device and the caller's own paths. Public calls ignore the token.
 */
export function wantedOnDevice(name: string, { caller, input, wanted }: Case, { home, people }: Fixtures): Wanted {
  if (!isOnDevice(caller)) return wanted
  const { meta } = procedures[name]?._def ?? {}
  const path = meta?.openapi?.path ?? ''
  if (meta?.openapi?.protect === false || meta?.open) return wanted
  if (!allows[meta?.device ?? 'none']?.includes(caller)) return 'notAuthorized'
  // The row says what sessions get, for whom these calls are closed.
  if (name.startsWith('device.')) return 'passes'
  const inPath = (pattern: RegExp) => input[pattern.exec(path)?.[1] ?? '']
  const [groupId, userId] = [inPath(/^\/groups\/\{(\w+)\}/), inPath(/\/users\/\{(\w+)\}/)]
  if (groupId !== undefined && groupId !== home.id) return 'notPartOfTheGroup'
  if (userId !== undefined && userId !== people[caller].id) return 'notAuthorized'
  return wanted
}
