/** One pulse of the square the pawn has landed on, with a ring that runs out from it. */
export function celebrate(square: Element | null | undefined, halo: Element | null) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  square?.animate(
    [
      { transform: 'scale(1)' },
      { transform: 'scale(1.2)', offset: 0.3 },
      { transform: 'scale(0.96)', offset: 0.65 },
      { transform: 'scale(1)' },
    ],
    { duration: 620, easing: 'ease-out' },
  )
  halo?.animate(
    [
      { transform: 'scale(0.8)', opacity: 0.95 },
      { transform: 'scale(2.1)', opacity: 0 },
    ],
    { duration: 760, easing: 'ease-out' },
  )
}
