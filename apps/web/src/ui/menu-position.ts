const gapPx = 6
const edgePx = 8

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>
type Size = { offsetWidth: number; offsetHeight: number }
type View = { innerWidth: number; innerHeight: number }

/**
 * The position of a menu in pixels: below its button, aligned to its right edge; above it when there is no room below;
 * over it when there is none above either. It is always inside the window, which a long menu fills and scrolls in.
 */
export function menuPosition(button: Box, menu: Size, view: View): { top: number; left: number } {
  const below = button.bottom + gapPx
  const above = button.top - gapPx - menu.offsetHeight
  const fitsBelow = below + menu.offsetHeight + edgePx <= view.innerHeight
  const left = Math.min(button.right - menu.offsetWidth, view.innerWidth - menu.offsetWidth - edgePx)
  const lowest = Math.max(edgePx, view.innerHeight - menu.offsetHeight - edgePx)
  return { top: fitsBelow ? below : above < edgePx ? lowest : above, left: Math.max(edgePx, left) }
}
