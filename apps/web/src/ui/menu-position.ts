const GAP = 6
const EDGE = 8

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>
type Size = { offsetWidth: number; offsetHeight: number }
type View = { innerWidth: number; innerHeight: number }

/**
 * The position of a menu in pixels: below its button, aligned to its right edge; above it when there is no room below;
 * over it when there is none above either. It is always inside the window, which a long menu fills and scrolls in.
 */
export function menuPosition(button: Box, menu: Size, view: View): { top: number; left: number } {
  const below = button.bottom + GAP
  const above = button.top - GAP - menu.offsetHeight
  const fitsBelow = below + menu.offsetHeight + EDGE <= view.innerHeight
  const left = Math.min(button.right - menu.offsetWidth, view.innerWidth - menu.offsetWidth - EDGE)
  const lowest = Math.max(EDGE, view.innerHeight - menu.offsetHeight - EDGE)
  return { top: fitsBelow ? below : above < EDGE ? lowest : above, left: Math.max(EDGE, left) }
}
