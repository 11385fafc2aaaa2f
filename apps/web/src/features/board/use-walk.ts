import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { BoardData } from './board.ts'
import { distanceOf, paceOf, stepsBetween } from './walk.ts'

interface Walker {
  /** Moves the pawn over the board. */
  pawn: RefObject<SVGGElement | null>
  /** Hops inside it. */
  body: RefObject<SVGGElement | null>
  shadow: RefObject<SVGElement | null>
  /** Moves the opposite way where the view follows the pawn. */
  track?: RefObject<SVGGElement | null>
}

/** The board as last shown. The placeholder before the picture keeps it too, so no step is missed meanwhile. */
export type LastSeen = RefObject<BoardData>

/**
 * Animates the pawn to its place on the board with the Web Animations API, without renders. `at` returns the point of a
 * place counted over all laps. `onArrive` is called when the pawn has arrived, or at once with reduced motion. It is
 * not called if the pawn has not moved since it was last shown.
 */
export function useWalk(
  board: BoardData,
  seen: LastSeen,
  at: (place: number) => { x: number; y: number },
  walker: Walker,
  onArrive: () => void,
) {
  const walking = useRef<{ from: number; pace: number; animations: Animation[] } | null>(null)
  const arrive = useEffectEvent(onArrive)

  useLayoutEffect(() => {
    const last = seen.current
    seen.current = board
    let steps = stepsBetween(last, board)
    const under = walking.current
    if (last.id === board.id && distanceOf(last) === distanceOf(board)) return
    walking.current = null
    for (const animation of under?.animations ?? []) animation.cancel()
    if (steps === 0) return
    const { pawn, body, shadow, track } = walker
    if (!pawn.current || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      arrive()
      return
    }
    const goal = distanceOf(board)
    // A second move during the first one continues from the square that the pawn has reached.
    if (under) steps = goal - under.from - Math.floor(Number(under.animations[0]?.currentTime ?? 0) / under.pace)
    const pace = paceOf(steps)
    const points = Array.from({ length: steps + 1 }, (_, step) => at(goal - steps + step))
    const whole = pawn.current.animate(
      points.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)`, easing: 'ease-in-out' })),
      { duration: pace * steps },
    )
    const follow = track?.current?.animate(
      points.map(({ x }) => ({ transform: `translateX(${-x}px)`, easing: 'ease-in-out' })),
      { duration: pace * steps },
    )
    const each = { duration: pace, iterations: steps }
    const hop = body.current?.animate(
      [
        { transform: 'scale(1.07, 0.92)', easing: 'ease-out' },
        { transform: 'translateY(-34px) scale(0.97, 1.05)', easing: 'ease-in', offset: 0.5 },
        { transform: 'scale(1.07, 0.92)' },
      ],
      each,
    )
    const shade = shadow.current?.animate(
      [{ transform: 'scale(1)' }, { transform: 'scale(0.68)', opacity: 0.5 }, { transform: 'scale(1)' }],
      each,
    )
    const animations = [whole, follow, hop, shade].filter((animation) => animation !== undefined)
    walking.current = { from: goal - steps, pace, animations }
    whole.onfinish = () => {
      walking.current = null
      arrive()
    }
  })

  useEffect(
    () => () => {
      for (const animation of walking.current?.animations ?? []) animation.cancel()
    },
    [],
  )
}
