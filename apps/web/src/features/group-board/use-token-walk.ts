import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { paceOf } from '../board/walk.ts'

type Spot = { x: number; y: number }

/** Where a pawn is, in units of the picture. */
export type TokenPosition = Spot & { radius: number; boardId: string; distance: number; size: number }

export const transformOf = ({ x, y, radius }: Spot & { radius: number }): string =>
  `translate(${x} ${y}) scale(${radius})`

const inPixels = ({ x, y, radius }: Spot & { radius: number }): string => `translate(${x}px, ${y}px) scale(${radius})`

const slideMs = 250
const fadeMs = 300

/**
 * Moves a pawn to its place, square by square. A pawn that makes room for another one slides. Users who prefer reduced
 * motion see it fade in at its place.
 * @param at the centre of a square, counted over all laps
 */
export function useTokenWalk(
  pawn: RefObject<SVGGElement | null>,
  to: TokenPosition,
  at: (distance: number) => Spot,
  onArrive: () => void,
): void {
  const seen = useRef<TokenPosition>(to)
  const running = useRef<Animation | undefined>(undefined)

  useLayoutEffect(() => {
    const from = seen.current
    const isSame = from.boardId === to.boardId
    const steps = isSame ? to.distance - from.distance : 0
    if (isSame && steps === 0 && from.x === to.x && from.y === to.y && from.radius === to.radius) return
    seen.current = to
    const element = pawn.current
    if (!element) return
    const reached = running.current ? getComputedStyle(element).transform : inPixels(from)
    running.current?.cancel()
    const isWalk = steps > 0 && steps <= to.size
    const animation = matchMedia('(prefers-reduced-motion: reduce)').matches
      ? fade(element, !isSame || steps !== 0)
      : element.animate(
          [{ transform: reached }, ...(isWalk ? between(from, to, at) : []), { transform: inPixels(to) }].map(
            (frame) => ({
              ...frame,
              easing: 'ease-in-out',
            }),
          ),
          { duration: isWalk ? paceOf(steps) * steps : slideMs },
        )
    running.current = animation
    if (!animation) return
    animation.onfinish = () => {
      running.current = undefined
      if (steps > 0) onArrive()
    }
  })

  useEffect(() => () => running.current?.cancel(), [])
}

const between = (from: TokenPosition, to: TokenPosition, at: (distance: number) => Spot) =>
  Array.from({ length: to.distance - from.distance - 1 }, (_, index) => ({
    transform: inPixels({ ...at(from.distance + index + 1), radius: to.radius }),
  }))

const fade = (element: Element, hasMoved: boolean): Animation | undefined =>
  hasMoved ? element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: fadeMs }) : undefined
