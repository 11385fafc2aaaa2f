import { idInput } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { userCalls } from '../procedures.ts'
import { exportMissions } from './export-missions.ts'
import { exportRewards } from './export-rewards.ts'
import { exportTasks } from './export-tasks.ts'
import { importTasks } from './import-tasks.ts'
import { listImports } from './list-imports.ts'
import { previewImport } from './preview.ts'
import {
  exportedFile,
  exportInput,
  importedTasks,
  importPreview,
  importTasksInput,
  previewInput,
  recentImports,
  undoneImport,
} from './schema.ts'
import { undoImport } from './undo-import.ts'

const userCall = userCalls({ tag: 'Import and export' })

const safely = 'Cells that a spreadsheet would run as a formula start with a quote.'

/** The contents of each file. */
const files = {
  tasks: `\`content\` is the file: JSON as \`GET /user/tasks\` shows them, with the names and colors of your own tags in \`ownTags\`, or CSV that an import reads back. ${safely}`,
  missions: `\`content\` is the file: JSON as \`GET /user/missions\` shows them, with the names and colors of your own tags in \`ownTags\` of each task, or CSV with a line for each of their tasks. ${safely}`,
  rewards: `\`content\` is the file: JSON as \`GET /user/rewards\` shows them, or CSV. ${safely}`,
}

/** Import and export. */
export const importExportRouter = router({
  preview: userCall('POST /user/tasks/import-preview', {
    summary: 'Preview the import of a file',
    description:
      'Reads a CSV table, a list (text or Markdown), tasks or an account exported as JSON, the to-dos of a calendar (iCalendar), a Todoist project (CSV), a TickTick backup (CSV), Habitica user data, a board of Trello, to-dos of Things or Google Tasks (JSON), and changes nothing. `rows` are tasks for `POST /user/tasks/import`, each with the adjustments that the limits of a task required. A token sees `missions` and `rewards` only with their `write` scopes.',
    area: 'tasks',
  })
    .input(previewInput)
    .output(importPreview)
    .mutation(({ ctx, input }) => previewImport(ctx, input)),

  import: userCall('POST /user/tasks/import', {
    summary: 'Create many tasks at once, all or none',
    description:
      'At most 500, in the order of the body, and missions and rewards of an exported account. With client-chosen ids the call can be repeated and returns the same tasks. Send more than 256 KiB in several calls. Missions also need the scope `missions:write`, rewards `rewards:write`.',
    errors: ['idAlreadyUsed', 'tooManyItems'],
    key: 'replay',
    area: 'tasks',
  })
    .input(importTasksInput)
    .output(importedTasks)
    .mutation(({ ctx, input }) => importTasks(ctx, input)),

  undoImport: userCall('DELETE /user/tasks/import/{id}', {
    summary: 'Undo an import',
    description:
      'Within 24 hours. The id is `importId`, or that of any item of the import. What was completed, has a result or was changed since stays, and so do tags that other tasks have. It needs the scopes of the import.',
    errors: ['taskNotFound'],
    area: 'tasks',
  })
    .input(idInput)
    .output(undoneImport)
    .mutation(({ ctx, input }) => undoImport(ctx, input)),

  imports: userCall('GET /user/tasks/imports', {
    summary: 'List the imports of the last 24 hours',
    description: 'The latest first, without those that were undone. Each can be undone by its id.',
    area: 'tasks',
  })
    .output(recentImports)
    .query(({ ctx }) => listImports(ctx)),

  exportTasks: userCall('GET /user/tasks/export', {
    summary: 'Export all tasks to a file, including archived ones',
    description: files.tasks,
    errors: ['payloadTooLarge'],
    area: 'tasks',
  })
    .input(exportInput)
    .output(exportedFile)
    .query(({ ctx, input }) => exportTasks(ctx, input)),

  exportMissions: userCall('GET /user/missions/export', {
    summary: 'Export all missions to a file',
    description: files.missions,
    errors: ['payloadTooLarge'],
    area: 'missions',
  })
    .input(exportInput)
    .output(exportedFile)
    .query(({ ctx, input }) => exportMissions(ctx, input)),

  exportRewards: userCall('GET /user/rewards/export', {
    summary: 'Export all rewards to a file',
    description: files.rewards,
    errors: ['payloadTooLarge'],
    area: 'rewards',
  })
    .input(exportInput)
    .output(exportedFile)
    .query(({ ctx, input }) => exportRewards(ctx, input)),
})
