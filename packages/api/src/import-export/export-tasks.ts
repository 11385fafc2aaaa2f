import type { UserContext } from '../kernel/context.ts'
import { pick } from '../kernel/pick.ts'
import { allPages } from '../kernel/run-export.ts'
import { readTasks } from '../tasks/list.ts'
import { type Task, writtenNames } from '../tasks/schema.ts'
import { checklistCell } from './checklist-cell.ts'
import { dateCells } from './date-cells.ts'
import { exportFile } from './export-file.ts'
import { readExportedTags, tagCell } from './exported-tags.ts'
import type { ExportedFile, ExportFormat } from './schema.ts'
import { writeCsv } from './write-csv.ts'

const columns = [
  ...writtenNames,
  'result',
  'completed',
  'archived',
  'streak',
  'createdAt',
  'completedAt',
] as const satisfies (keyof Task)[]

/** The caller's tasks, current ones first, then archived ones. The table can be imported. */
export function exportTasks(ctx: UserContext, { format }: { format: ExportFormat }): Promise<ExportedFile> {
  return exportFile(ctx, format, {
    name: 'tasks',
    read: async (db) => {
      const own = { ...ctx, db }
      const withOwnTags = await readExportedTags(own)
      const tasks = [
        ...(await readTasks(own, { ...allPages, archived: false })),
        ...(await readTasks(own, { ...allPages, archived: true })),
      ]
      return tasks.map(withOwnTags)
    },
    table: (tasks) =>
      writeCsv(
        [...columns, 'due', 'time', 'repeat', 'checklist', 'rank'],
        tasks.map((task) => ({
          ...pick(task, columns),
          ...dateCells(task),
          tags: tagCell(task),
          checklist: checklistCell(task.checklist),
          rank: task.rank,
        })),
      ),
  })
}
