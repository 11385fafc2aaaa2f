import type { Queries } from '@questboard/db'
import type { UserContext } from '../kernel/context.ts'
import { countAttempt } from '../kernel/limits/rate-limit.ts'
import { exportAlone } from '../kernel/run-export.ts'
import type { ExportedFile, ExportFormat } from './schema.ts'

/** An export reads all items of a kind, so it is limited. */
const exportLimit = { attempts: 120, seconds: 3600 }

const mediaTypes = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' } as const

/** The export of one kind: items as in the API, and as rows of a table. */
interface Kind<Item> {
  name: 'tasks' | 'missions' | 'rewards'
  read(queries: Queries): Promise<Item[]>
  table(items: Item[]): string
}

/**
 * A file with all items of one kind. Its name contains the kind and the day.
 * @throws DomainError tooManyRequests, payloadTooLarge
 */
export async function exportFile<Item>(
  { services, userId, today }: UserContext,
  format: ExportFormat,
  { name, read, table }: Kind<Item>,
): Promise<ExportedFile> {
  await countAttempt(services, `export-file:${userId}`, exportLimit)
  return exportAlone(services, { userId }, async ({ queries }) => {
    const items = await read(queries)
    return {
      name: `questboard-${name}-${today}.${format}`,
      mediaType: mediaTypes[format],
      content: format === 'csv' ? table(items) : JSON.stringify(items, null, 2),
    }
  })
}
