import type { GroupBoard } from '@questboard/api/groups/schema'

/** A move of a member's pawn from one state of the board to the next. */
export type Move = { userId: string; name: string; steps: number; position: number; lap: number; isNewLap: boolean }

/** The squares walked over all laps. */
export const distanceOf = ({ lap, position }: { lap: number; position: number }, size: number): number =>
  (lap - 1) * size + position

/** The moves between two states of one board. There are none when another game began. */
export function movesBetween(before: GroupBoard, after: GroupBoard): Move[] {
  if (before.board.id !== after.board.id) return []
  const { size } = after.board
  const earlier = new Map(before.pawns.map((pawn) => [pawn.userId, pawn]))
  return after.pawns.flatMap((pawn) => {
    const last = earlier.get(pawn.userId)
    const steps = last ? distanceOf(pawn, size) - distanceOf(last, size) : 0
    if (!last || steps <= 0) return []
    const { userId, name, position, lap } = pawn
    return { userId, name, steps, position, lap, isNewLap: lap > last.lap }
  })
}

/** The time between two announcements. */
const pauseMs = 3000

/**
 * Announces moves, at most once in three seconds. The first ones are announced at once; those that follow too soon are
 * gathered.
 */
export function newsdesk(announce: (moves: Move[]) => void): { add: (moves: Move[]) => void; close: () => void } {
  let waiting: Move[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const send = () => {
    timer = undefined
    if (waiting.length === 0) return
    announce(waiting)
    waiting = []
    timer = setTimeout(send, pauseMs)
  }
  return {
    add(moves) {
      waiting.push(...moves)
      if (timer === undefined) send()
    },
    close: () => clearTimeout(timer),
  }
}
