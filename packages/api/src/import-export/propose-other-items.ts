import { foldText } from '@questboard/i18n'
import { z } from 'zod'
import { missionBounds, openItemsLimit } from '../game/rules.ts'
import { addDays, type Day, laterDay } from '../kernel/clock.ts'
import { day } from '../kernel/schema.ts'
import { createRewardInput } from '../rewards/schema.ts'
import { isFields, isTrueIn, listIn, textIn } from './json-fields.ts'
import { nameOf } from './propose.ts'
import { type OwnTags, tagsOf } from './propose-tags.ts'
import { draftTags, type FileTag, type FoundTags, findTags, questboardTags } from './read-questboard.ts'
import { type ImportPreview, type ImportProblem, importedMission, maxImported } from './schema.ts'

/** Missions and rewards of an exported account, and its tags. */
export interface OtherItems {
  missions: unknown[]
  rewards: unknown[]
  tags: FileTag[]
  /** The lines of the rewards in a table. In JSON, they are numbered. */
  rewardLines?: number[]
}

const isMission = (value: unknown): boolean =>
  isFields(value) && 'name' in value && 'from' in value && 'to' in value && Array.isArray(value.tasks)

const isReward = (value: unknown): boolean =>
  isFields(value) && 'name' in value && 'timesToUse' in value && 'gold' in value

/** What an exported account, or exported missions or rewards, have besides tasks. Undefined for another file. */
export function questboardOtherItems(data: unknown): OtherItems | undefined {
  const list = Array.isArray(data) ? data.slice(0, maxImported) : undefined
  const missions = list ? (isMission(list[0]) ? list : []) : listIn(data, 'missions').filter(isMission)
  const rewards = list ? (isReward(list[0]) ? list : []) : listIn(data, 'rewards').filter(isReward)
  const tags = list ? [] : questboardTags(data)
  return missions.length + rewards.length + tags.length > 0 ? { missions, rewards, tags } : undefined
}

/** What the player has already. */
export interface ExistingItems {
  today: Day
  missions: string[]
  rewards: string[]
  tags: OwnTags
}

type Proposed = Pick<ImportPreview, 'missions' | 'rewards' | 'newTags'> & { problems: ImportProblem[] }

/** Turns what a file has besides tasks into valid items. Those that have ended or exist already are not selected. */
export function proposeOtherItems(
  { missions, rewards, tags, rewardLines }: OtherItems,
  present: ExistingItems,
): Proposed {
  const problems: ImportProblem[] = []
  const check = <Item extends object>(
    items: unknown[],
    propose: (item: unknown) => Item | undefined,
    lines: number[] = [],
  ) =>
    items.slice(0, maxImported).flatMap((item, place) => {
      const proposed = propose(item)
      const line = lines[place] ?? place + 1
      if (proposed) return { line, ...proposed }
      problems.push({ line, code: 'unreadable' })
      return []
    })
  const rooms = { missions: openItemsLimit - present.missions.length, rewards: openItemsLimit - present.rewards.length }
  const choose = (kind: keyof typeof rooms, codes: ('done' | 'duplicate')[]) => {
    const chosen = codes.length === 0 && rooms[kind] > 0
    if (chosen) rooms[kind]--
    return { chosen, warnings: codes.map((code) => ({ code, about: null })) }
  }
  const known = { missions: new Set(present.missions.map(nameOf)), rewards: new Set(present.rewards.map(nameOf)) }
  const found = findTags(tags)
  const proposed = {
    missions: check(missions, (item) => {
      const mission = missionOf(item, found, present)
      if (!mission) return undefined
      const isOver = !['pending', 'active'].includes(textIn(item, 'status')) || mission.to < present.today
      const isKnown = known.missions.has(nameOf(mission.name))
      return { mission, ...choose('missions', isOver ? ['done'] : isKnown ? ['duplicate'] : []) }
    }),
    rewards: check(
      rewards,
      (item) => {
        const reward = rewardOf(item)
        if (!reward) return undefined
        return { reward, ...choose('rewards', known.rewards.has(nameOf(reward.name)) ? ['duplicate'] : []) }
      },
      rewardLines,
    ),
  }
  const newTags = tags.flatMap(({ name, color }) => (present.tags.has(foldText(name)) ? [] : { name, color }))
  return {
    problems,
    ...(proposed.missions.length > 0 && { missions: proposed.missions }),
    ...(proposed.rewards.length > 0 && { rewards: proposed.rewards }),
    ...(newTags.length > 0 && { newTags }),
  }
}

function missionOf(item: unknown, tags: FoundTags, { tags: ownTags, today }: Pick<ExistingItems, 'tags' | 'today'>) {
  const written = listIn(item, 'tasks', missionBounds.tasks + 1)
  // A file has room for many thousands of these, which would cost much in a schema.
  if (written.some((task) => textIn(task, 'title') === '')) return undefined
  const tasks = written.map((task) => {
    const { ids, newTags } = tagsOf(draftTags(task, tags), ownTags)
    const fields = isFields(task) ? task : {}
    const { title, notes, gold, type } = fields
    return { title, notes, gold, type, tags: ids, ...(newTags.length > 0 && { newTags }) }
  })
  const { name, notes, to } = isFields(item) ? item : {}
  const from = firstDayOf(item, today)
  return importedMission.safeParse({ name, notes, from, to, tasks, ...(isTrueIn(item, 'isMain') && { isMain: true }) })
    .data
}

/**
 * The first day of a mission. A holiday can make a mission longer than a new one can be: it keeps its last day, and
 * begins later, but still in the past.
 */
function firstDayOf(item: unknown, today: Day): unknown {
  const period = z.object({ from: day, to: day }).safeParse(item).data
  if (!period) return isFields(item) ? item.from : undefined
  const earliest = addDays(period.to, -missionBounds.days)
  return earliest <= today ? laterDay(period.from, earliest) : period.from
}

function rewardOf(item: unknown) {
  const { name, gold, type, timesToUse } = isFields(item) ? item : {}
  // Of several uses one is left.
  if (type === 'times' && timesToUse === 1) return createRewardInput.safeParse({ name, gold, type: 'once' }).data
  return createRewardInput.safeParse({ name, gold, type, timesToUse: timesToUse ?? undefined }).data
}
