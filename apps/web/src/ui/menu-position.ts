const GAP = 6
const EDGE = 8

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>
type Size = { offsetWidth: number; offsetHeight: number }
type View = { innerWidth: number; innerHeight: number }

/**
 * The position of a menu in pixels: below its button, aligned to its right edge; above it when there is no room below;
 * always inside the window.
 */
export function menuPosition(button: Box, menu: Size, view: View): { top: number; left: number } {
  const below = button.bottom + GAP
  const above = button.top - GAP - menu.offsetHeight
  const fitsBelow = below + menu.offsetHeight + EDGE <= view.innerHeight
  const left = Math.min(button.right - menu.offsetWidth, view.innerWidth - menu.offsetWidth - EDGE)
  return { top: fitsBelow || above < EDGE ? below : above, left: Math.max(EDGE, left) }
}
