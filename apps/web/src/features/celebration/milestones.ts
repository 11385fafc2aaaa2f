import type { Board } from '@questboard/api/board/schema'
import type { Stats } from '@questboard/api/game/schema'
import type { TaskType } from '@questboard/api/tasks/schema'

/** A milestone worth celebrating. */
export type Milestone =
  /** `ranking` is the new title, where the level brings one. */
  | { kind: 'level'; level: number; ranking: Stats['ranking'] | null }
  | { kind: 'lap'; lap: number; boardName: string }
  | { kind: 'streak'; count: number; title: string; unit: TaskType | 'times' }

/** The milestones that this browser has celebrated. */
export type Known = {
  level: number
  ranking: Stats['ranking']
  /** The lap on each board, by the id of the board. */
  laps: Record<string, number>
  /** The latest streaks, as task and count. */
  streaks: string[]
}

type StreakTask = {
  id: string
  title: string
  type: TaskType
  schedule: object | null
  streak: number
  completed: boolean
}

/** The state on the screen. */
export type Seen = {
  stats?: Stats | undefined
  board?: Pick<Board, 'id' | 'lap' | 'name'> | undefined
  tasks?: readonly StreakTask[] | undefined
}

const streakMilestones: readonly number[] = [7, 30, 100]

/** Enough for all streaks that a user reaches, undoes and reaches again. */
const maxStreaks = 50

/** The initial record for an unknown user: the current state is not celebrated. */
export function knownOf(stats: Stats, board: Seen['board']): Known {
  return { level: stats.level, ranking: stats.ranking, laps: board ? { [board.id]: board.lap } : {}, streaks: [] }
}

/**
 * Compares the state with the record. Each level, lap and streak is celebrated once, even if experience is lost and
 * regained.
 * @param streaksBefore the last known streak of each task by its id: only a growing streak is celebrated
 */
export function findMilestones(
  known: Known,
  { stats, board, tasks = [] }: Seen,
  streaksBefore: ReadonlyMap<string, number>,
) {
  const milestones: Milestone[] = []
  let next = known
  for (const { id, title, type, schedule, streak, completed } of tasks) {
    const key = `${id} ${streak}`
    const hasGrown = completed && streak > (streaksBefore.get(id) ?? streak)
    if (!hasGrown || !streakMilestones.includes(streak) || next.streaks.includes(key)) continue
    milestones.push({ kind: 'streak', count: streak, title, unit: schedule ? 'times' : type })
    next = { ...next, streaks: [...next.streaks, key].slice(-maxStreaks) }
  }
  const lapBefore = board && known.laps[board.id]
  if (board && (lapBefore === undefined || board.lap > lapBefore)) {
    if (lapBefore !== undefined) milestones.push({ kind: 'lap', lap: board.lap, boardName: board.name })
    next = { ...next, laps: { ...next.laps, [board.id]: board.lap } }
  }
  if (stats && stats.level > known.level) {
    const { level, ranking } = stats
    milestones.push({ kind: 'level', level, ranking: ranking === known.ranking ? null : ranking })
    next = { ...next, level, ranking }
  }
  return { known: next, milestones }
}
