/** The query of an authorization request, which the server wraps so that no part of it is changed on the way. */
export function queryOf(request: unknown): string | undefined {
  if (typeof request !== 'string' || !/^r[\w-]+$/.test(request)) return undefined
  try {
    const bytes = Uint8Array.from(atob(request.slice(1).replaceAll('-', '+').replaceAll('_', '/')), (one) =>
      one.charCodeAt(0),
    )
    return new TextDecoder(undefined, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
