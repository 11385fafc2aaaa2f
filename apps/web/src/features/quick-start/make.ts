import { i18n } from '@lingui/core'
import type { Tag } from '@questboard/api/tags/schema'
import { foldText } from '@questboard/i18n'
import { newId } from '../../app/mutations/new-id.ts'
import { perGroup } from '../../app/mutations/per-group.ts'
import { session, trpcClient, trpcUtils } from '../../app/trpc.ts'
import { prepareGroupReward } from '../group-rewards/add.ts'
import { prepareGroupTask } from '../group-tasks/add.ts'
import { later, type Planned } from './plan.ts'
import { type FamilyTag, familyTags, type StarterReward, type StarterTask } from './starters.ts'

type Create = () => Promise<void>

/** What was begun in a group, by its contents, and who has what. */
const begunIn = perGroup(() => ({ begun: new Map<string, Create>(), given: new Set<string>() }))

/**
 * Creates an item for those who have not got it yet. What was begun keeps its id, so that trying again after a failure,
 * or coming back to a step, creates nothing twice.
 */
async function makeOnce(
  groupId: string,
  starter: string,
  people: readonly string[],
  prepare: (people: string[]) => Create,
): Promise<void> {
  const { begun, given } = begunIn(`${session.user?.id} ${groupId}`)
  const keyOf = (who: string) => `${starter} ${who}`
  const wanted = (people.length > 0 ? people : [later]).filter((who) => !given.has(keyOf(who)))
  if (wanted.length === 0) return
  const create = begun.get(keyOf(wanted.join())) ?? prepare(wanted.filter((who) => who !== later))
  begun.set(keyOf(wanted.join()), create)
  await create()
  for (const who of wanted) given.add(keyOf(who))
}

/** Makes the tasks one after the other, in the order of the list. */
export async function makeTasks(
  groupId: string,
  planned: readonly Planned<StarterTask>[],
  { withTags }: { withTags: boolean },
): Promise<void> {
  const names = [...new Set(planned.flatMap(({ starter: { tag } }) => tag ?? []))]
  const tags = withTags ? await tagsOf(groupId, names) : new Map<FamilyTag, string>()
  for (const { starter, people } of planned) {
    const { title, type, ruby, tag } = starter
    const id = tag && tags.get(tag)
    await makeOnce(groupId, title.id, people, (assignedUsers) =>
      prepareGroupTask(groupId, {
        title: i18n._(title),
        notes: '',
        type,
        ruby,
        tags: id ? [id] : [],
        assignedUsers,
        requireApprove: false,
        requireResult: false,
        ...(assignedUsers.length === 0 && { draft: true }),
      }),
    )
  }
}

export async function makeRewards(groupId: string, planned: readonly Planned<StarterReward>[]): Promise<void> {
  for (const { starter, people } of planned) {
    if (people.length === 0) continue
    const { name, ruby } = starter
    await makeOnce(groupId, name.id, people, (assignedUsers) =>
      prepareGroupReward(groupId, { name: i18n._(name), ruby, type: 'constant', requireApprove: true, assignedUsers }),
    )
  }
}

const colours: Record<FamilyTag, Tag['color']> = { home: 'blue', kitchen: 'orange', pets: 'green' }

/** The ids of the family's tags. Those that it has no tag for are created. */
async function tagsOf(groupId: string, names: readonly FamilyTag[]): Promise<Map<FamilyTag, string>> {
  const known = await trpcUtils.groupTags.list.fetch({ groupId })
  const ids = new Map<FamilyTag, string>()
  for (const key of names) {
    const name = i18n._(familyTags[key])
    const same = known.find((tag) => foldText(tag.name) === foldText(name))
    if (same) ids.set(key, same.id)
    else {
      const id = tagIdsIn(groupId).get(key) ?? newId()
      tagIdsIn(groupId).set(key, id)
      const tag = await trpcClient.groupTags.create.mutate({ groupId, name, color: colours[key], id })
      trpcUtils.groupTags.list.setData({ groupId }, (tags) => tags && [...tags.filter(({ id }) => id !== tag.id), tag])
      ids.set(key, tag.id)
    }
  }
  return ids
}

const tagIdsIn = perGroup(() => new Map<FamilyTag, string>())
