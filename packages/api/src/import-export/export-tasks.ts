import type { UserContext } from '../kernel/context.ts'
import { readTasks } from '../tasks/list.ts'
import { writtenNames } from '../tasks/schema.ts'
import { checklistCell } from './checklist-cell.ts'
import { exportFile } from './export-file.ts'
import type { ExportedFile, ExportFormat } from './schema.ts'
import { tagKey } from './vocabulary.ts'
import { writeCsv } from './write-csv.ts'

/** All pages of a list at once. */
const whole = { page: 1, limit: 2 ** 31 - 1 }

const columnsOfState = ['result', 'completed', 'archived', 'streak', 'createdAt', 'completedAt'] as const

/** The caller's tasks, current ones first, then archived ones. The table can be imported. */
export function exportTasks(ctx: UserContext, { format }: { format: ExportFormat }): Promise<ExportedFile> {
  return exportFile(ctx, format, {
    name: 'tasks',
    read: async () => [
      ...(await readTasks(ctx, { ...whole, archived: false })),
      ...(await readTasks(ctx, { ...whole, archived: true })),
    ],
    table: (tasks) =>
      writeCsv(
        [...writtenNames, ...columnsOfState, 'checklist'],
        tasks.map(({ id: _, tags, checklist, ...task }) => ({
          ...{ ...task, tags: tags.map(tagKey).join(', '), checklist: checklistCell(checklist) },
        })),
      ),
  })
}
