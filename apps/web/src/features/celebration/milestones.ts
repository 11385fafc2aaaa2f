import type { Board } from '@questboard/api/board/schema'
import type { Stats } from '@questboard/api/game/schema'
import type { TaskType } from '@questboard/api/tasks/schema'

/** What is worth stopping for a moment. */
export type Milestone =
  | { kind: 'level'; level: number; ranking: Stats['ranking']; rankingBefore: Stats['ranking']; toNext: number }
  | { kind: 'lap'; lap: number; boardName: string }
  | { kind: 'streak'; count: number; title: string; type: TaskType }

/** What one has been celebrated for, in this browser. */
export interface Known {
  level: number
  ranking: Stats['ranking']
  /** The lap on each board, by its id. */
  laps: Record<string, number>
  /** The last streaks, as task and count. */
  streaks: string[]
}

interface StreakTask {
  id: string
  title: string
  type: TaskType
  streak: number
  completed: boolean
}

/** What the screens show now. */
export interface Seen {
  stats?: Stats | undefined
  board?: Pick<Board, 'id' | 'lap' | 'name'> | undefined
  tasks?: readonly StreakTask[] | undefined
}

export const streakMilestones: readonly number[] = [7, 30, 100]

/** More than anybody reaches, undoes and reaches again. */
const streaksKept = 50

/** What is known of somebody of whom nothing is known yet: what is there is no news. */
export function knownOf(stats: Stats, board: Seen['board']): Known {
  return { level: stats.level, ranking: stats.ranking, laps: board ? { [board.id]: board.lap } : {}, streaks: [] }
}

/**
 * Compares what is seen with what is known. Each level, lap and streak is told once, also when experience is taken back
 * and earned again.
 *
 * @param streaksBefore what was seen last of each task, by its id: a streak is news while it grows
 */
export function lookFor(known: Known, { stats, board, tasks = [] }: Seen, streaksBefore: ReadonlyMap<string, number>) {
  const milestones: Milestone[] = []
  let next = known
  for (const { id, title, type, streak, completed } of tasks) {
    const key = `${id} ${streak}`
    const hasGrown = completed && streak > (streaksBefore.get(id) ?? streak)
    if (!hasGrown || !streakMilestones.includes(streak) || next.streaks.includes(key)) continue
    milestones.push({ kind: 'streak', count: streak, title, type })
    next = { ...next, streaks: [...next.streaks, key].slice(-streaksKept) }
  }
  const lapBefore = board && known.laps[board.id]
  if (board && (lapBefore === undefined || board.lap > lapBefore)) {
    if (lapBefore !== undefined) milestones.push({ kind: 'lap', lap: board.lap, boardName: board.name })
    next = { ...next, laps: { ...next.laps, [board.id]: board.lap } }
  }
  if (stats && stats.level > known.level) {
    const { level, ranking, exp, nextLevelExp } = stats
    milestones.push({ kind: 'level', level, ranking, rankingBefore: known.ranking, toNext: nextLevelExp - exp })
    next = { ...next, level, ranking }
  }
  return { known: next, milestones }
}
