import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { boards } from './board/boards.ts'
import { squarePay } from './board/draw-card.ts'
import { deedExp, deedSteps } from './deeds/rules.ts'
import {
  expOfLevel,
  generationPrices,
  levelOf,
  maxChildren,
  minimumAge,
  missionBounds,
  missionExp,
  missionSteps,
  newPlayer,
  openItemsLimit,
  penaltyOf,
  questionPay,
  rankingOf,
  tagsPerTask,
  taskExp,
  taskSteps,
} from './game/rules.ts'
import { accountLimits, groupLimits } from './kernel/limits/storage.ts'
import { avatars } from './store/avatars.ts'
import { gemsPlans } from './store/gems-plans.ts'

/** docs/rules.md as one line, so that the wrapping of sentences does not matter. */
const page = readFileSync(new URL('../../../docs/rules.md', import.meta.url), 'utf8')
const sentences = page.replaceAll(/\s+/g, ' ')

/** The rows of the table whose heading begins like this, without the marks of thousands. */
function rowsOf(heading: string): string[][] {
  const lines = page.slice(page.indexOf(`\n| ${heading} |`) + 1).split('\n')
  const end = lines.findIndex((line) => !line.startsWith('|'))
  return lines.slice(2, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll(/(?<=\d),(?=\d{3})/g, '')),
  )
}

/** Reports the missing words alone, not the whole page. */
const expectSaid = (words: string) => expect(sentences.includes(words) ? words : 'missing').toBe(words)

const euro = (cents: number) => (cents / 100).toFixed(2)

const range = (values: (number | null)[]) => {
  const prices = values.filter((value) => value !== null)
  return `${Math.min(...prices)} to ${Math.max(...prices)}`
}

test('what pays how much', () => {
  expect(rowsOf('Done').map((row) => row.slice(0, 3))).toEqual([
    ['To-do', `${taskExp.todo}`, `${taskSteps.todo}`],
    ['Daily task', `${taskExp.daily}`, `${taskSteps.daily}`],
    ['Weekly task', `${taskExp.weekly}`, `${taskSteps.weekly}`],
    [
      'Mission',
      `${missionExp(0)}, and ${missionExp(1) - missionExp(0)} for each task; at most ${missionExp(1000)}`,
      `${missionSteps}`,
    ],
    ['Something extra', `${deedExp}`, `${deedSteps}`],
    ['Right answer to a question', `${questionPay.exp}`, '0'],
    ['Fact or quote', `${squarePay.readingExp}`, '0'],
  ])
  expectSaid(`${newPlayer.gold} gold, ${newPlayer.gems} gems and level 1`)
  expectSaid([1, 2, 3, 4].map(expOfLevel).join(', '))
  expect([penaltyOf(10), penaltyOf(11)]).toEqual([5, 6])
  expectSaid('half its gold, rounded up')
})

test('the ranks', () => {
  const rows = rowsOf('Rank')
  expect(rows).toHaveLength(8)
  for (const [rank = '', level = '', exp = ''] of rows) {
    expect(levelOf(Number(exp))).toMatchObject({ level: Number(level), exp: 0 })
    expect(rankingOf(Number(level))).toBe(rank.toLowerCase())
    if (level !== '1') expect(rankingOf(Number(level) - 1)).not.toBe(rank.toLowerCase())
  }
})

test('the cards', () => {
  const { readingExp, bonusGold, specialGems, goldInsteadOfGems } = squarePay
  const cards = Object.fromEntries(rowsOf('Card'))
  expect(cards['Fact, quote']).toBe(`${readingExp} experience at once`)
  expect(cards.Bonus).toBe(`${bonusGold.min} to ${bonusGold.max} gold at once`)
  expect(cards['Special bonus']).toContain(`${specialGems.min} to ${specialGems.max} gems`)
  expect(cards['Special bonus']).toContain(`at most ${specialGems.inADay} gems a day`)
  expect(cards['Special bonus']).toContain(`pays ${goldInsteadOfGems} gold`)
  expect(cards.Question).toContain(`pays ${questionPay.gold} gold and ${questionPay.exp} experience`)
})

test('the store', () => {
  const free = avatars.filter(({ gold, gems }) => gold === null && gems === null)
  const forBoth = avatars.filter(({ gold }) => gold !== null)
  const forGems = avatars.filter(({ gold, gems }) => gold === null && gems !== null)
  const gemsOf = (sold: typeof forGems) => range(sold.map(({ gems }) => gems))
  expect(rowsOf('Avatars')).toEqual([
    ['Free', `${free.length}`, 'nothing'],
    [
      'For gold or gems',
      `${forBoth.length}`,
      `${range(forBoth.map(({ gold }) => gold))} gold, or ${gemsOf(forBoth)} gems`,
    ],
    ['For gems', `${forGems.length}`, `${gemsOf(forGems)} gems`],
  ])
  expect(rowsOf('Board')).toEqual(
    boards.map(({ name, squares, gems }) => [name.en, `${squares.length}`, `${gems ?? 0}`]),
  )
  expect(rowsOf('Gems')).toEqual(
    gemsPlans.map(({ gems, price, promoPrice }) => [
      `${gems}`,
      promoPrice === null ? euro(price) : `${euro(price)}, now ${euro(promoPrice)}`,
    ]),
  )
  const { tasks, rewards, avatar } = generationPrices
  expectSaid(`tasks for a mission cost ${tasks} gems, of rewards ${rewards}, and an avatar ${avatar}.`)
})

test('the limits', () => {
  expectSaid(`up to ${missionBounds.tasks} tasks. The last day is 1 to ${missionBounds.days} days after`)
  expectSaid(`A task has up to ${tagsPerTask} tags.`)
  expectSaid(`a guardian at most ${maxChildren} children.`)
  expectSaid(`an age of ${minimumAge}.`)
  const bounds = Object.fromEntries(rowsOf('What'))
  expect(bounds['Open tasks, open missions, rewards']).toContain(`${openItemsLimit} of each`)
  expect([accountLimits.tasks, accountLimits.missions, groupLimits.tasks, groupLimits.missions]).toEqual(
    Array(4).fill(1000),
  )
  expect(bounds['Tasks and missions that are not archived']).toBe(
    `${accountLimits.tasks} of each; tasks of missions ${accountLimits.missionTasks}, in a group ${groupLimits.missionTasks}`,
  )
  expect(bounds['Text of all of them']).toBe(
    `${accountLimits.bytes / 1024 ** 2} MiB, in a group ${groupLimits.bytes / 1024 ** 2} MiB`,
  )
})
