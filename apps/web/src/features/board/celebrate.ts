/** Animates the square on which the pawn has landed: one pulse and an expanding ring. */
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
