import type { Area } from './areas.ts'
import type { DeviceRight } from './device-rights.ts'
import type { ErrorCode } from './errors.ts'
import { type KeyKind, keyErrors } from './retries/keyed-call.ts'
import { scopesFor } from './scopes.ts'
import type { Deprecation, ProcedureMeta } from './trpc.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A method and a path, such as `POST /user/tasks`. */
export type Route = `${Method} /${string}`

/** What the calls of a router have in common. */
export interface RouterDescription {
  tag: string
  /** The areas that an API token needs, all of them. Without this, only sessions may make the call. */
  area?: Area | readonly Area[]
  /** Who may make the call on a shared device. Without this it is closed to devices. */
  device?: DeviceRight
}

export interface CallDescription extends Partial<RouterDescription> {
  summary: string
  description?: string
  errors?: readonly ErrorCode[]
  /** How the call can be repeated: its input has `id: callId`, and its use case runs in `once()`. */
  key?: KeyKind
  /** Whether the item has an entity tag (`preconditions.ts`): for its GET, and for calls that change or delete it. */
  conditional?: boolean
  deprecated?: Deprecation
}

/** The metadata of a procedure for REST. Public calls are `open`: they need no token. */
export function restMeta(
  route: Route,
  described: CallDescription & RouterDescription,
  { open = false }: { open?: boolean } = {},
) {
  const { summary, description, tag, errors = [], area, device, key, conditional, deprecated } = described
  const [method, path] = route.split(' ') as [Method, `/${string}`]
  const isGuarded = conditional && method !== 'GET'
  return {
    openapi: {
      method,
      path,
      summary,
      ...(description && { description }),
      tags: [tag],
      protect: !open,
      ...(deprecated && { deprecated: true }),
    },
    errors: [
      ...new Set([...errors, ...(key ? keyErrors : []), ...(isGuarded ? (['preconditionFailed'] as const) : [])]),
    ],
    ...(key && { key }),
    ...(conditional && { conditional }),
    ...(deprecated && { deprecated }),
    ...(device && { device }),
    ...(area && { scopes: scopesFor(method, area) }),
  } satisfies ProcedureMeta
}
