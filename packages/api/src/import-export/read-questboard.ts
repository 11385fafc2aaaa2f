import { z } from 'zod'
import { type Schedule, schedule } from '../schedules/schema.ts'
import { tagColor } from '../tags/schema.ts'
import { taskType } from '../tasks/schema.ts'
import { dateText } from './date-cells.ts'
import { type Draft, draftOf, type Reading } from './draft.ts'
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
export function readQuestboard(list: unknown[], dates: FileDates | null, tags: FileTag[] = []): Reading {
  const items = list.slice(0, maxImported).map((value) => item.safeParse(value).data)
  const drafts = items.map((task, place) =>
    task
      ? draftFrom({ ...task, ownTags: [...tags, ...task.ownTags] }, place + 1, dates)
      : draftOf({ line: place + 1, title: '' }),
  )
  return { drafts, total: list.length, problems: [] }
}

function draftFrom(
  { completed, archived, tags, ownTags, ...task }: Item,
  line: number,
  dates: FileDates | null,
): Draft {
  const isDone = archived || (completed && task.type === 'todo')
  const warnings: ImportWarning[] = isDone ? [{ code: 'done', about: null }] : []
  const draft = draftOf({ ...task, line, ...namedTags(tags, ownTags), isDistinct: true, warnings })
  return dates ? draft : withoutDates(draft, task.schedule)
}

/** The tags of a task by name, with the colors of own ones. */
function namedTags(tags: string[], ownTags: FileTag[]): Required<Pick<Draft, 'tags' | 'tagColors'>> {
  const own = new Map(ownTags.map((tag) => [tag.id, tag.name]))
  return {
    tags: tags.map((tag) => own.get(tag) ?? tagKey(tag)),
    tagColors: Object.fromEntries(ownTags.map(({ name, color }) => [name, color])),
  }
}

const tagged = z.object({ tags: listOf(z.string()), ownTags: listOf(ownTag) })

/** The tags of a task of a mission. */
export function draftTags(task: unknown, ownTags: FileTag[]): Required<Pick<Draft, 'tags' | 'tagColors'>> {
  const read = tagged.safeParse(task).data
  return namedTags(read?.tags ?? [], [...ownTags, ...(read?.ownTags ?? [])])
}

function withoutDates(draft: Draft, written: Schedule | null): Draft {
  const warnings: ImportWarning[] = written ? [{ code: 'dateLeftOut', about: dateText(written) }] : []
  return { ...draft, schedule: null, reminders: [], rank: undefined, warnings: [...draft.warnings, ...warnings] }
}
