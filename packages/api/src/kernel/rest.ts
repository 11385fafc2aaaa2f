import type { Area } from './areas.ts'
import type { ErrorCode } from './errors.ts'
import { type KeyKind, keyErrors } from './retries/keyed-call.ts'
import { scopesFor } from './scopes.ts'
import type { ProcedureMeta } from './trpc.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

interface Description {
  summary: string
  description?: string
  tag: string
  errors?: readonly ErrorCode[]
  /** True for public calls, which need no token. */
  open?: boolean
  /** The areas that an API token needs, all of them. Without this, only sessions may make the call. */
  area?: Area | readonly Area[]
  /** How the call can be repeated: its input has `id: callId`, and its use case runs in `once()`. */
  key?: KeyKind
}

/** The REST side of a procedure: `rest('POST /user/tasks', { … })`. */
export function rest(call: `${Method} /${string}`, described: Description) {
  const { summary, description, tag, errors = [], open, area, key } = described
  const [method, path] = call.split(' ') as [Method, `/${string}`]
  return {
    openapi: { method, path, summary, ...(description && { description }), tags: [tag], protect: !open },
    errors: key ? [...new Set([...errors, ...keyErrors])] : errors,
    ...(key && { key }),
    ...(area && { scopes: scopesFor(method, area) }),
  } satisfies ProcedureMeta
}
