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

/** What was begun in a group since the page was opened, by its contents, and who has what. */
const begunIn = perGroup(() => ({ begun: new Map<string, Create>(), given: new Set<string>() }))

/**
 * Creates an item for those who have not got it yet. What was begun keeps its id, so that trying again after a failure,
 * or coming back to a step, creates nothing twice. After a reload, `owners` are left out.
 * @param owners those who have an item of that name in the group
 */
async function makeOnce(
  groupId: string,
  starter: string,
  people: readonly string[],
  owners: readonly string[],
  prepare: (people: string[]) => Create,
): Promise<void> {
  const { begun, given } = begunIn(`${session.user?.id} ${groupId}`)
  const keyOf = (who: string) => `${starter} ${who}`
  const wanted = (people.length > 0 ? people : [later]).filter((who) => !given.has(keyOf(who)) && !owners.includes(who))
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
  const current = await trpcUtils.groupTasks.list.ensureData({ groupId })
  const tags = withTags ? await tagsOf(groupId, names) : new Map<FamilyTag, string>()
  for (const { starter, people } of planned) {
    const { title, type, ruby, tag } = starter
    const id = tag && tags.get(tag)
    const name = i18n._(title)
    const owners = current
      .filter((task) => task.title === name)
      .flatMap(({ draft, assignedUsers }) => (draft ? [later] : assignedUsers))
    await makeOnce(groupId, title.id, people, owners, (assignedUsers) =>
      prepareGroupTask(groupId, {
        title: name,
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
  const current = await trpcUtils.groupRewards.list.ensureData({ groupId })
  for (const { starter, people } of planned) {
    if (people.length === 0) continue
    const { ruby } = starter
    const name = i18n._(starter.name)
    const owners = current.filter((reward) => reward.name === name).flatMap(({ assignedUsers }) => assignedUsers)
    await makeOnce(groupId, starter.name.id, people, owners, (assignedUsers) =>
      prepareGroupReward(groupId, { name, ruby, type: 'constant', requireApprove: true, assignedUsers }),
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
