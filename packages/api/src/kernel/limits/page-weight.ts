import type { Queries } from '@questboard/db'
import { type SQL, sql } from '@questboard/db/drizzle'
import { invalidField } from '../errors.ts'
import { rows } from '../transaction.ts'

/** Bytes of the largest page. An archive has no limit, and a page may contain a hundred large items. */
const maxBytes = 4 * 1024 * 1024

/** The most bytes of an item in a response, besides its text. */
const itemOverhead = sql.raw('600')

/** Bytes of an item with this text in a response. */
export const weightOf = (text: SQL): SQL => sql`octet_length(to_json(${text})::text) + ${itemOverhead}`

/** A list of texts as one parameter. */
export const anyOf = (texts: readonly string[]): SQL =>
  sql`any(array(select json_array_elements_text(${JSON.stringify(texts)}::text::json)))`

/**
 * Refuses a page that is too large, before it is read. The client can request fewer items.
 * @param items the items of the page with their `weight`, without limits
 * @throws DomainError invalidQueryParams
 */
export async function assertPageWeight(
  queries: Queries,
  items: SQL,
  { page, limit }: { page: number; limit: number },
): Promise<void> {
  const offset = (page - 1) * limit
  const [found] = await rows<{ bytes: number }>(
    queries,
    sql`select coalesce(sum(weight), 0)::float8 as bytes from (${items} limit ${limit}::int offset ${offset}::int8) page`,
  )
  if (!found || found.bytes <= maxBytes) return
  const message = 'the page would be larger than 4 MiB: ask for fewer items'
  throw invalidField('limit', message, 'invalidQueryParams')
}
