import { contentHash } from './content-hash.ts'
import { DomainError } from './errors.ts'

/*
 * Entity tags (RFC 9110): a program that read an item changes it only if it is still what it read.
 *
 * A call is conditional when its metadata says so (`conditional` of `rest()`). The REST layer answers its GET with the tag of
 * the result. A changing call compares `If-Match` with the item as it is under the lock, so that of two writers who read the
 * same version one wins.
 */

/** The versions that a changing call accepts: any, or those with these tags. */
export type IfMatch = '*' | readonly string[]

/** The entity tag of an item in a response. It changes whenever the response does. */
export const entityTagOf = (item: object): string => `"${contentHash('item', item)}"`

/** One element of a list, which may be empty, with what separates it from the next one. */
const element = /[\t ]*(?:(W\/)?("[\x21\x23-\x7e\x80-\xff]*")[\t ]*)?(?:,|$)/y

interface Tag {
  tag: string
  weak: boolean
}

/** The tags of a header; undefined when it is malformed. */
function readTags(header: string): Tag[] | undefined {
  const tags: Tag[] = []
  element.lastIndex = 0
  while (element.lastIndex < header.length) {
    const found = element.exec(header)
    if (!found) return undefined
    if (found[2] !== undefined) tags.push({ tag: found[2], weak: found[1] !== undefined })
  }
  return tags.length > 0 ? tags : undefined
}

/**
 * Reads the header `If-Match`. Weak tags never match, as two versions may share one.
 * @throws DomainError invalidData: it is malformed
 */
export function readIfMatch(header: string | undefined): IfMatch | undefined {
  if (header === undefined) return undefined
  if (header.trim() === '*') return '*'
  const tags = readTags(header)
  if (!tags)
    throw new DomainError('invalidData', { details: [{ path: 'If-Match', message: 'must be entity tags or *' }] })
  return tags.filter(({ weak }) => !weak).map(({ tag }) => tag)
}

/** Whether a client that sent `If-None-Match` has this version, which may be weak. A malformed header is ignored: the item is sent again. */
export function isKnown(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  const opaque = tag.replace(/^W\//, '')
  return header.trim() === '*' || (readTags(header)?.some((one) => one.tag === opaque) ?? false)
}

/**
 * Checks that a locked item is the version that the caller read.
 * @param show the item as its GET answers it; not called without `If-Match`
 * @throws DomainError preconditionFailed
 */
export function assertMatches({ ifMatch }: { ifMatch?: IfMatch | undefined }, show: () => object): void {
  if (ifMatch === undefined || ifMatch === '*') return
  if (!ifMatch.includes(entityTagOf(show()))) throw new DomainError('preconditionFailed')
}
