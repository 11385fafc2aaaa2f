import type { UserContext } from '../kernel/context.ts'
import { listRewards } from '../rewards/list.ts'
import { exportFile } from './export-file.ts'
import type { ExportedFile, ExportFormat } from './schema.ts'
import { writeCsv } from './write-csv.ts'

/** The caller's rewards. */
export function exportRewards(ctx: UserContext, { format }: { format: ExportFormat }): Promise<ExportedFile> {
  return exportFile(ctx, format, {
    name: 'rewards',
    read: (db) => listRewards({ ...ctx, db }),
    table: (rewards) =>
      writeCsv(
        ['name', 'gold', 'type', 'timesToUse'],
        rewards.map(({ id: _, ...reward }) => reward),
      ),
  })
}
