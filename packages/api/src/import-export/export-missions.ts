import type { UserContext } from '../kernel/context.ts'
import { readMissions } from '../missions/read.ts'
import { personalStatuses } from '../missions/rules.ts'
import { exportFile } from './export-file.ts'
import { readExportedTags, tagCell } from './exported-tags.ts'
import type { ExportedFile, ExportFormat } from './schema.ts'
import { writeCsv } from './write-csv.ts'

const noTask = { title: '', notes: '', gold: null, type: '', tags: [], completed: null }

/**
 * The caller's missions of every status. The table has a line for each task, and a line for a mission without tasks.
 */
export function exportMissions(ctx: UserContext, { format }: { format: ExportFormat }): Promise<ExportedFile> {
  return exportFile(ctx, format, {
    name: 'missions',
    read: async (db) => {
      const withOwnTags = await readExportedTags({ ...ctx, db })
      const missions = await readMissions(db, { userId: ctx.userId, statuses: personalStatuses })
      return missions.map((mission) => ({ ...mission, tasks: mission.tasks.map(withOwnTags) }))
    },
    table: (missions) =>
      writeCsv(
        [
          ...(['mission', 'missionNotes', 'status', 'from', 'to', 'missionGold'] as const),
          ...(['title', 'notes', 'gold', 'type', 'tags', 'completed'] as const),
        ],
        missions.flatMap(({ name, notes: missionNotes, status, from, to, gold: missionGold, tasks }) =>
          (tasks.length > 0 ? tasks : [noTask]).map(({ title, notes, gold, type, completed, ...task }) => ({
            mission: name,
            missionNotes,
            status,
            from,
            to,
            missionGold,
            title,
            notes,
            gold,
            type,
            tags: tagCell(task),
            completed,
          })),
        ),
      ),
  })
}
