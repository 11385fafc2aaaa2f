const colours = ['var(--qb-coin)', 'var(--qb-gem)', 'var(--qb-ruby)', 'var(--mantine-color-green-5)']

type Burst = {
  /** The number of pieces. */
  pieces?: number
  /** The distance they fly, in pixels. */
  reach?: number
}

/**
 * Animates small pieces that fly out from behind an element. Does nothing for users who prefer reduced motion, or when
 * the element is not visible.
 */
export function burst(element: Element | null | undefined, { pieces = 14, reach = 90 }: Burst = {}): void {
  const box = element?.getBoundingClientRect()
  if (!box || box.width === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const layer = document.createElement('div')
  layer.ariaHidden = 'true'
  Object.assign(layer.style, {
    position: 'fixed',
    left: `${box.left + box.width / 2}px`,
    top: `${box.top + box.height / 2}px`,
    zIndex: '300',
    pointerEvents: 'none',
  })
  document.body.append(layer)
  const flights = Array.from({ length: pieces }, (_, index) => fly(layer, index, pieces, reach))
  void Promise.allSettled(flights).then(() => layer.remove())
}

function fly(layer: HTMLElement, index: number, pieces: number, reach: number): Promise<Animation> {
  const piece = document.createElement('span')
  const size = 7 + (index % 4) * 3
  Object.assign(piece.style, {
    position: 'absolute',
    width: `${size}px`,
    height: `${size * (index % 2 === 0 ? 1 : 0.6)}px`,
    background: colours[index % colours.length],
    borderRadius: index % 3 === 0 ? '50%' : '2px',
  })
  layer.append(piece)
  const angle = (index / pieces) * 2 * Math.PI + Math.random() * 0.5
  const far = reach * (0.55 + Math.random() * 0.45)
  const x = Math.cos(angle) * far
  const y = Math.sin(angle) * far - reach * 0.35
  const turn = (Math.random() - 0.5) * 720
  const at = (dx: number, dy: number, degrees: number, scale: number) =>
    `translate(${dx}px, ${dy}px) rotate(${degrees}deg) scale(${scale})`
  return piece.animate(
    [
      { transform: at(0, 0, 0, 0.4), opacity: 1, easing: 'cubic-bezier(0.1, 0.7, 0.3, 1)' },
      { transform: at(x, y, turn * 0.6, 1), opacity: 1, offset: 0.55, easing: 'ease-in' },
      { transform: at(x * 1.1, y + reach * 0.7, turn, 0.8), opacity: 0 },
    ],
    { duration: 900 + Math.random() * 400 },
  ).finished
}
