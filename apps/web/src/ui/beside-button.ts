const GAP = 6
const EDGE = 8

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>
type Size = { offsetWidth: number; offsetHeight: number }
type View = { innerWidth: number; innerHeight: number }

/**
 * Where a menu stands, in pixels of the window: under its button with the right edges in line; above it where there is
 * no room below; never over the window's edge.
 */
export function besideButton(button: Box, menu: Size, view: View): { top: number; left: number } {
  const below = button.bottom + GAP
  const above = button.top - GAP - menu.offsetHeight
  const fitsBelow = below + menu.offsetHeight + EDGE <= view.innerHeight
  const left = Math.min(button.right - menu.offsetWidth, view.innerWidth - menu.offsetWidth - EDGE)
  return { top: fitsBelow || above < EDGE ? below : above, left: Math.max(EDGE, left) }
}
