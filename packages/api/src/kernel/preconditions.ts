import { DomainError, invalidField } from './errors.ts'
import { contentHash } from './secrets/content-hash.ts'

/*
 * Entity tags (RFC 9110): a program that read an item changes it only if it is still what it read.
 *
 * A call is conditional when its metadata says so (`conditional` of `restMeta()`). The REST layer responds to its GET with
 * the tag of the result. A changing call compares `If-Match` with the item as it is under the lock, so that of two
 * writers who read the same version one wins.
 */

/** The versions that a changing call accepts: any, or those with these tags. */
export type IfMatch = '*' | readonly string[]

/** The entity tag of an item in a response. It changes whenever the response does. */
export const entityTagOf = (item: object): string => `"${contentHash('item', item)}"`

/** One element of a list, which may be empty, with what separates it from the next one. */
const element = /[\t ]*(?:(?:W\/)?("[\x21\x23-\x7e\x80-\xff]*")[\t ]*)?(?:,|$)/y

/** The tags of a header, without the mark of weak ones; undefined when it is malformed. */
function readTags(header: string): string[] | undefined {
  const tags: string[] = []
  element.lastIndex = 0
  while (element.lastIndex < header.length) {
    const found = element.exec(header)
    if (!found) return undefined
    if (found[1] !== undefined) tags.push(found[1])
  }
  return tags.length > 0 ? tags : undefined
}

/**
 * Reads the header `If-Match`. Weak tags count as well: proxies that compress a response make its tag weak, and this
 * server makes no other ones.
 * @throws DomainError invalidData: it is malformed
 */
export function readIfMatch(header: string | undefined): IfMatch | undefined {
  if (header === undefined) return undefined
  if (header.trim() === '*') return '*'
  const tags = readTags(header)
  if (!tags) throw invalidField('If-Match', 'must be entity tags or *')
  return tags
}

/**
 * Whether a client that sent `If-None-Match` has this version, which may be weak. A malformed header is ignored: the
 * item is sent again.
 */
export function isKnown(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  const opaque = tag.replace(/^W\//, '')
  return header.trim() === '*' || (readTags(header)?.includes(opaque) ?? false)
}

/**
 * Checks that a locked item is the version that the caller read.
 * @param show the item as its GET returns it; not called without `If-Match`
 * @throws DomainError preconditionFailed
 */
export function assertMatches({ ifMatch }: { ifMatch?: IfMatch | undefined }, show: () => object): void {
  if (ifMatch === undefined || ifMatch === '*') return
  if (!ifMatch.includes(entityTagOf(show()))) throw new DomainError('preconditionFailed')
}
