import { rest } from '../kernel/rest.ts'
import { idInput } from '../kernel/schema.ts'
import { router } from '../kernel/trpc.ts'
import { userProcedure } from '../procedures.ts'
import { exportMissions } from './export-missions.ts'
import { exportRewards } from './export-rewards.ts'
import { exportTasks } from './export-tasks.ts'
import { importTasks } from './import-tasks.ts'
import { previewImport } from './preview.ts'
import {
  exportedFile,
  exportInput,
  importedTasks,
  importPreview,
  importTasksInput,
  previewInput,
  undoneImport,
} from './schema.ts'
import { undoImport } from './undo-import.ts'

const tag = 'Import and export'

const safely = 'Cells that a spreadsheet would run as a formula have a quote before them.'

/** What stands in each file. */
const files = {
  tasks: `\`content\` is the file: JSON as \`GET /user/tasks\` shows them, or CSV that an import reads back. ${safely}`,
  missions: `\`content\` is the file: JSON as \`GET /user/missions\` shows them, or CSV with a line for each of their tasks. ${safely}`,
  rewards: `\`content\` is the file: JSON as \`GET /user/rewards\` shows them, or CSV. ${safely}`,
}

/** Tasks from elsewhere, and back out. */
export const transferRouter = router({
  preview: userProcedure
    .meta(
      rest('POST /user/tasks/import-preview', {
        summary: 'Show what would become of the tasks of a file',
        description:
          'Reads a table (CSV), a project of Todoist (CSV) or the user data of Habitica (JSON), and changes nothing. `rows` are tasks as `POST /user/tasks/import` takes them, each with what became of it within the bounds of a task.',
        tag,
        area: 'tasks',
      }),
    )
    .input(previewInput)
    .output(importPreview)
    .mutation(({ ctx, input }) => previewImport(ctx, input)),

  import: userProcedure
    .meta(
      rest('POST /user/tasks/import', {
        summary: 'Make many tasks at once, all of them or none',
        description:
          'At most 500, in their order. Where tasks have an `id` of their own, the same call can be sent again: it answers the same tasks. What is more than 256 KiB is sent in several calls.',
        tag,
        area: 'tasks',
        errors: ['idAlreadyUsed', 'tooManyItems'],
        key: 'answer',
      }),
    )
    .input(importTasksInput)
    .output(importedTasks)
    .mutation(({ ctx, input }) => importTasks(ctx, input)),

  undoImport: userProcedure
    .meta(
      rest('DELETE /user/tasks/import/{id}', {
        summary: 'Delete what an import made, as far as nothing was done to it since',
        description:
          'The id is one that the client made for a task of the import. Tasks that were completed, or have a result, stay.',
        tag,
        area: 'tasks',
        errors: ['taskNotFound'],
      }),
    )
    .input(idInput)
    .output(undoneImport)
    .mutation(({ ctx, input }) => undoImport(ctx, input)),

  exportTasks: userProcedure
    .meta(
      rest('GET /user/tasks/export', {
        summary: 'Take all tasks along as a file, archived ones too',
        description: files.tasks,
        tag,
        area: 'tasks',
        errors: ['payloadTooLarge'],
      }),
    )
    .input(exportInput)
    .output(exportedFile)
    .query(({ ctx, input }) => exportTasks(ctx, input)),

  exportMissions: userProcedure
    .meta(
      rest('GET /user/missions/export', {
        summary: 'Take all missions along as a file',
        description: files.missions,
        tag,
        area: 'missions',
        errors: ['payloadTooLarge'],
      }),
    )
    .input(exportInput)
    .output(exportedFile)
    .query(({ ctx, input }) => exportMissions(ctx, input)),

  exportRewards: userProcedure
    .meta(
      rest('GET /user/rewards/export', {
        summary: 'Take all rewards along as a file',
        description: files.rewards,
        tag,
        area: 'rewards',
        errors: ['payloadTooLarge'],
      }),
    )
    .input(exportInput)
    .output(exportedFile)
    .query(({ ctx, input }) => exportRewards(ctx, input)),
})
