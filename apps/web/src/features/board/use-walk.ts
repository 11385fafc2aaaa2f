import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { BoardData } from './board.ts'
import { distanceOf, paceOf, stepsBetween } from './walk.ts'

interface Walker {
  /** Carries the pawn over the board. */
  pawn: RefObject<SVGGElement | null>
  /** Hops inside it. */
  body: RefObject<SVGGElement | null>
  shadow: RefObject<SVGElement | null>
  /** Slides the other way, where the pawn is followed and stays in its place on the screen. */
  track?: RefObject<SVGGElement | null>
}

/** Where the pawn was seen last. It is kept by what is shown before the picture, too, so that no step is missed meanwhile. */
export type LastSeen = RefObject<BoardData>

/**
 * Lets the pawn walk to where the board says it is, by the browser's own animations: no render happens on the way. `at`
 * gives the point of a place counted over all laps. `onArrive` is called once the pawn stands there, also at once when it
 * does not walk (reduced motion), but not when it stands where it was seen last.
 */
export function useWalk(
  board: BoardData,
  seen: LastSeen,
  at: (place: number) => { x: number; y: number },
  walker: Walker,
  onArrive: () => void,
) {
  const walking = useRef<{ from: number; pace: number; animations: Animation[] } | null>(null)
  const arrive = useRef(onArrive)

  useLayoutEffect(() => {
    arrive.current = onArrive
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
      arrive.current()
      return
    }
    const goal = distanceOf(board)
    // A second move while the first is still under way goes on from the square the pawn has reached.
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
      arrive.current()
    }
  })

  useEffect(
    () => () => {
      for (const animation of walking.current?.animations ?? []) animation.cancel()
    },
    [],
  )
}
