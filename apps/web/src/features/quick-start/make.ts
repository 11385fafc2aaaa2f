import { i18n } from '@lingui/core'
import type { Tag } from '@questboard/api/tags/schema'
import { foldText } from '@questboard/i18n'
import { newId } from '../../app/mutations/new-id.ts'
import { perGroup } from '../../app/mutations/per-group.ts'
import { session, trpcClient, trpcUtils } from '../../app/trpc.ts'
import { draftOf as rewardDraftOf } from '../group-rewards/add.ts'
import { draftOf as taskDraftOf } from '../group-tasks/add.ts'
import { later, type Planned } from './plan.ts'
import { type FamilyTag, familyTags, type StarterReward, type StarterTask } from './starters.ts'

type Draft = () => Promise<void>

/** What was begun in a group, by its contents, and who has what. */
const begunIn = perGroup(() => ({ drafts: new Map<string, Draft>(), given: new Set<string>() }))

/**
 * Makes an item for those who have not got it yet. A draft keeps its id, so that trying again after a failure, or coming
 * back to a step, makes nothing twice.
 */
async function makeOnce(
  groupId: string,
  starter: string,
  people: readonly string[],
  draft: (people: string[]) => Draft,
): Promise<void> {
  const { drafts, given } = begunIn(`${session.user?.id} ${groupId}`)
  const keyOf = (who: string) => `${starter} ${who}`
  const wanted = (people.length > 0 ? people : [later]).filter((who) => !given.has(keyOf(who)))
  if (wanted.length === 0) return
  const mine = drafts.get(keyOf(wanted.join())) ?? draft(wanted.filter((who) => who !== later))
  drafts.set(keyOf(wanted.join()), mine)
  await mine()
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
      taskDraftOf(groupId, {
        ...{ title: i18n._(title), notes: '', type, ruby, tags: id ? [id] : [], assignedUsers },
        ...{ requireApprove: false, requireResult: false },
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
      rewardDraftOf(groupId, { name: i18n._(name), ruby, type: 'constant', requireApprove: true, assignedUsers }),
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
      trpcUtils.groupTags.list.setData({ groupId }, (tags) => tags && [...tags, tag])
      ids.set(key, tag.id)
    }
  }
  return ids
}

const tagIdsIn = perGroup(() => new Map<FamilyTag, string>())
