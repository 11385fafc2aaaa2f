import type { UserContext } from '../kernel/context.ts'
import { pick } from '../kernel/pick.ts'
import { readOwnTags, showTag } from '../tags/own-tags.ts'
import { readTasks } from '../tasks/list.ts'
import { type Task, writtenNames } from '../tasks/schema.ts'
import { checklistCell } from './checklist-cell.ts'
import { dateCells } from './date-cells.ts'
import { exportFile } from './export-file.ts'
import type { ExportedFile, ExportFormat } from './schema.ts'
import { tagKey } from './vocabulary.ts'
import { writeCsv } from './write-csv.ts'

/** All pages of a list at once. */
const whole = { page: 1, limit: 2 ** 31 - 1 }

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
    read: async () => {
      const own = new Map((await readOwnTags(ctx.db, { userId: ctx.userId })).map((tag) => [tag.id, showTag(tag)]))
      const tasks = [
        ...(await readTasks(ctx, { ...whole, archived: false })),
        ...(await readTasks(ctx, { ...whole, archived: true })),
      ]
      return tasks.map((task) => {
        const ownTags = task.tags.flatMap((id) => own.get(id) ?? []).map((tag) => pick(tag, ['id', 'name', 'color']))
        return { ...task, ...(ownTags.length > 0 && { ownTags }) }
      })
    },
    table: (tasks) =>
      writeCsv(
        [...columns, 'due', 'time', 'repeat', 'checklist', 'rank'],
        tasks.map((task) => ({
          ...pick(task, columns),
          ...{ ...dateCells(task), tags: tagCell(task) },
          ...{ checklist: checklistCell(task.checklist), rank: task.rank },
        })),
      ),
  })
}

const tagCell = ({ tags, ownTags = [] }: { tags: string[]; ownTags?: { id: string; name: string }[] }): string =>
  tags.map((id) => ownTags.find((tag) => tag.id === id)?.name ?? tagKey(id)).join(', ')
