/** One preference of the header `Prefer` (RFC 7240), with its parameters, which none of ours has. */
const preference = /[\t ]*([\w!#$%&'*+.^`|~-]+)[\t ]*(?:=[\t ]*(?:"([^"]*)"|([^\s",;]*)))?((?:[^,"]|"[^"]*")*)(?:,|$)/gy

/** The number of characters of the header that are read. */
const maxHeaderLength = 500

/** Whether a client wants to know of fields that would be ignored. The first value of a preference counts. */
export function isStrict(header: string | undefined): boolean {
  for (const [, name, quoted, bare] of (header ?? '').slice(0, maxHeaderLength).matchAll(preference)) {
    if (name?.toLowerCase() === 'handling') return (quoted ?? bare) === 'strict'
  }
  return false
}
