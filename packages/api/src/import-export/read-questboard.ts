import { z } from 'zod'
import { type Schedule, schedule } from '../schedules/schema.ts'
import { tagColor } from '../tags/schema.ts'
import { taskType } from '../tasks/schema.ts'
import { dateText } from './date-cells.ts'
import { type Draft, draftOf, type ParsedFile } from './draft.ts'
import type { FileDates } from './moments.ts'
import { type ImportWarning, maxImported, proposedReminder } from './schema.ts'
import { tagKey } from './vocabulary.ts'

/** Tags, checklist items and reminders that are read of a task. */
const maxParts = 1000

const listOf = <Item extends z.ZodType>(item: Item) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((list) => list.slice(0, maxParts).flatMap((value) => item.safeParse(value).data ?? []))

const ownTag = z.object({ id: z.string(), name: z.string(), color: tagColor.catch('gray') })

export type FileTag = z.infer<typeof ownTag>

/** Tasks as the API shows them. An invalid field is ignored, so it does not lose the task. */
const item = z.object({
  title: z.string().catch(''),
  notes: z.string().catch(''),
  gold: z.number().optional().catch(undefined),
  type: taskType.catch('todo'),
  tags: listOf(z.string()),
  ownTags: listOf(ownTag),
  requireResult: z.boolean().catch(false),
  completed: z.boolean().catch(false),
  archived: z.boolean().catch(false),
  schedule: schedule.nullable().catch(null),
  checklist: listOf(z.object({ title: z.string(), done: z.boolean().catch(false) })),
  reminders: listOf(proposedReminder),
  rank: z.string().optional().catch(undefined),
})

type Item = z.infer<typeof item>

const isTask = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'title' in value && 'type' in value && 'requireResult' in value

/** The tasks of an exported account, or of exported tasks. Undefined for another file. */
export function questboardTasks(data: unknown): unknown[] | undefined {
  const list = Array.isArray(data) ? data : (data as { tasks?: unknown } | null | undefined)?.tasks
  return Array.isArray(list) && (list.length === 0 ? !Array.isArray(data) : isTask(list[0])) ? list : undefined
}

/** The user's own tags in an exported account. Exported tasks have theirs with them. */
export const questboardTags = (data: unknown): FileTag[] =>
  listOf(ownTag).parse((data as { tags?: unknown } | null | undefined)?.tags)

/** Reads tasks that were exported as JSON. `tags` are the user's own tags in the file. */
export function readQuestboard(list: unknown[], dates: FileDates | null, tags: FileTag[] = []): ParsedFile {
  const items = list.slice(0, maxImported).map((value) => item.safeParse(value).data)
  const found = findTags(tags)
  const drafts = items.map((task, place) =>
    task ? draftFrom(task, { line: place + 1, dates, tags: found }) : draftOf({ line: place + 1, title: '' }),
  )
  return { drafts, total: list.length, problems: [] }
}

function draftFrom(
  { completed, archived, tags, ownTags, ...task }: Item,
  { line, dates, tags: ofFile }: { line: number; dates: FileDates | null; tags: FoundTags },
): Draft {
  const isDone = archived || (completed && task.type === 'todo')
  const warnings: ImportWarning[] = isDone ? [{ code: 'done', about: null }] : []
  const draft = draftOf({ ...task, line, ...namedTags(tags, findTags(ownTags), ofFile), isDistinct: true, warnings })
  return dates ? draft : withoutDates(draft, task.schedule)
}

/** Own tags of a file: their names by id, and their colors by name. */
export interface FoundTags {
  names: ReadonlyMap<string, string>
  colors: ReadonlyMap<string, FileTag['color']>
}

/** Own tags to look up. A file has up to a thousand and hundreds of tasks, so those of the file are prepared once. */
export const findTags = (tags: readonly FileTag[]): FoundTags => ({
  names: new Map(tags.map(({ id, name }) => [id, name])),
  colors: new Map(tags.map(({ name, color }) => [name, color])),
})

type NamedTags = Required<Pick<Draft, 'tags' | 'tagColors'>>

/** The tags of a task by name, with the colors of own ones: those of the task, and then those of the file. */
function namedTags(tags: string[], ofTask: FoundTags, ofFile: FoundTags): NamedTags {
  const names = tags.map((tag) => ofTask.names.get(tag) ?? ofFile.names.get(tag) ?? tagKey(tag))
  const colors = names.flatMap((name) => {
    const color = ofTask.colors.get(name) ?? ofFile.colors.get(name)
    return color ? [[name, color] as const] : []
  })
  return { tags: names, tagColors: Object.fromEntries(colors) }
}

const tagged = z.object({ tags: listOf(z.string()), ownTags: listOf(ownTag) })

/** The tags of a task of a mission. `ofFile` are the user's own tags in the file. */
export function draftTags(task: unknown, ofFile: FoundTags): NamedTags {
  const read = tagged.safeParse(task).data
  return namedTags(read?.tags ?? [], findTags(read?.ownTags ?? []), ofFile)
}

function withoutDates(draft: Draft, written: Schedule | null): Draft {
  const warnings: ImportWarning[] = written ? [{ code: 'dateLeftOut', about: dateText(written) }] : []
  return { ...draft, schedule: null, reminders: [], rank: undefined, warnings: [...draft.warnings, ...warnings] }
}
