import { randomUUIDv7 } from 'node:crypto'
import { tags } from '@questboard/db/schema'
import { foldText } from '@questboard/i18n'
import { tagsPerTask } from '../game/rules.ts'
import type { UserContext } from '../kernel/context.ts'
import { recordChange } from '../kernel/events/changes.ts'
import { assertAccountStorage } from '../kernel/limits/storage.ts'
import type { Transaction } from '../kernel/transaction.ts'
import { tags as shared } from './catalogue.ts'
import { readOwnTags } from './own-tags.ts'
import { maxTags, type NewTag } from './schema.ts'

type NewRow = typeof tags.$inferInsert

interface Tagged {
  tags: string[]
  newTags?: NewTag[] | undefined
}

/**
 * Gives tasks of a locked player the tags that they name. Missing ones become own tags while there is room; the
 * others are left out.
 * @returns the tasks, and the tags that were created
 * @throws DomainError tooManyItems: the account stores too much text
 *
 * Rules: Import.
 */
export async function withNewTags<Task extends Tagged>(
  tx: Transaction,
  { services, userId }: Pick<UserContext, 'services' | 'userId'>,
  tasks: Task[],
): Promise<{ tasks: Task[]; created: NewRow[] }> {
  const wanted = tasks.flatMap(({ newTags }) => newTags ?? [])
  if (wanted.length === 0) return { tasks, created: [] }
  const ownTags = await readOwnTags(tx, { userId })
  const idByName = new Map([
    ...shared.flatMap(({ id, name }) => Object.values(name).map((word) => [foldText(word), id] as const)),
    ...ownTags.map(({ folded, id }) => [folded, id] as const),
  ])
  const created: NewRow[] = []
  for (const { name, color = 'gray' } of wanted) {
    const folded = foldText(name)
    if (idByName.has(folded) || ownTags.length + created.length >= maxTags) continue
    const id = randomUUIDv7()
    idByName.set(folded, id)
    created.push({ id, name, folded, color, ownerId: userId, userId, groupId: null, createdAt: services.clock.now() })
  }
  if (created.length > 0) {
    await tx.insert(tags).values(created)
    recordChange(tx, ...created.map(({ id }) => ({ userId, item: { kind: 'tag' as const, id } })))
    await assertAccountStorage(tx, userId)
  }
  const tagged = tasks.map((task) => {
    const ids = [...task.tags]
    for (const { name, place } of task.newTags ?? []) {
      const id = idByName.get(foldText(name))
      if (id) ids.splice(place ?? ids.length, 0, id)
    }
    return { ...task, tags: [...new Set(ids)].slice(0, tagsPerTask) }
  })
  return { tasks: tagged, created }
}
