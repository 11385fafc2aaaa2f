/** The numbers of the game. Clients get those that they need from `GET /config` and the boards. */

export const rankings = [
  'gamifinnator',
  'newbie',
  'kid',
  'junior',
  'experienced',
  'senior',
  'expert',
  'master',
] as const

export type Ranking = (typeof rankings)[number]

const rankingFrom: Record<Ranking, number> = {
  gamifinnator: 1,
  newbie: 2,
  kid: 5,
  junior: 10,
  experienced: 16,
  senior: 24,
  expert: 35,
  master: 50,
}

/** Experience for completing a task, personal or group. */
export const taskExp = { todo: 10, daily: 5, weekly: 15 } as const

/** Squares that the pawn moves for a completed task. */
export const taskSteps = { todo: 1, daily: 1, weekly: 2 } as const

/** Experience for completing a mission with this many tasks, personal or group. */
export const missionExp = (tasks: number): number => Math.min(20 + 10 * tasks, 200)

/** Squares that the pawn moves for a completed mission, personal or group. */
export const missionSteps = 3

/** The most days of a mission, from the first to the last, and its most tasks. */
export const missionBounds = { days: 365, tasks: 100 } as const

/** The reward of a correct answer to a question on the board. */
export const questionPay = { exp: 10, gold: 10 } as const

export const newPlayer = { gold: 0, gems: 50 } as const

export const openItemsLimit = 500

export const tagsPerTask = 5

export const minimumAge = 13

/** The most children of a guardian, including those whose deletion is pending. */
export const maxChildren = 50

const roundToTens = (value: number) => Math.round(value / 10) * 10

/** Experience from level n to n + 1. */
export const expOfLevel = (level: number): number => roundToTens(100 * level ** 1.2)

/** Total experience at which each level starts, from level 1. It grows with the highest level that was computed. */
const levelStarts = [0]

/** The level for a total, the experience within it, and the experience that it takes. */
export function levelOf(totalExp: number): { level: number; exp: number; nextLevelExp: number } {
  while ((levelStarts.at(-1) ?? 0) <= totalExp) {
    levelStarts.push((levelStarts.at(-1) ?? 0) + expOfLevel(levelStarts.length))
  }
  let low = 0
  let high = levelStarts.length - 1
  while (low + 1 < high) {
    const middle = (low + high) >> 1
    if ((levelStarts[middle] ?? 0) <= totalExp) low = middle
    else high = middle
  }
  return { level: low + 1, exp: totalExp - (levelStarts[low] ?? 0), nextLevelExp: expOfLevel(low + 1) }
}

/** The highest ranking that a level has reached. */
export function rankingOf(level: number): Ranking {
  return rankings.findLast((ranking) => level >= rankingFrom[ranking]) ?? 'gamifinnator'
}

/** Gold for a missed period of a daily or weekly task: half its gold, rounded up. */
export const penaltyOf = (gold: number): number => Math.ceil(gold / 2)

/** Gems for each kind of generation, charged for a usable result only. Rules: AI generation. */
export const generationPrices = { tasks: 5, rewards: 5, avatar: 20 } as const
