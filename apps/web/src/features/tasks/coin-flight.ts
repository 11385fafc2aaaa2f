const duration = 700

/** Where gold is counted: in the side panel, or in the top bar where there is no room for that. */
const counters = '#side-panel [data-currency="gold"] > svg, header [data-currency="gold"] > svg'

/**
 * Lets the coin of a task's row fly to the gold counter, by the browser's own animation alone. Nothing happens where
 * the row or the counter is not seen, or the person asked for less motion.
 */
export function flyCoin(taskId: string): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const coin = document.querySelector(`[data-row="${CSS.escape(taskId)}"] [data-currency="gold"] > svg`)
  const counter = [...document.querySelectorAll(counters)].find((element) => element.getClientRects().length > 0)
  if (!coin || !counter) return
  const from = coin.getBoundingClientRect()
  const to = counter.getBoundingClientRect()
  if (from.bottom < 0 || from.top > innerHeight || to.bottom < 0) return

  const flying = coin.cloneNode(true) as SVGElement
  const size = { width: `${from.width}px`, height: `${from.height}px` }
  Object.assign(flying.style, { position: 'fixed', left: '0', top: '0', zIndex: '300', pointerEvents: 'none', ...size })
  document.body.append(flying)

  const at = (x: number, y: number, scale: number) => `translate(${x}px, ${y}px) scale(${scale})`
  const top = Math.max(8, Math.min(from.top, to.top) - 70)
  const flight = flying.animate(
    [
      { transform: at(from.left, from.top, 1), easing: 'ease-out' },
      { transform: at(from.left + (to.left - from.left) * 0.3, top, 1.9), offset: 0.45, easing: 'ease-in' },
      { transform: at(to.left, to.top, to.width / from.width) },
    ],
    { duration },
  )
  flight.onfinish = () => {
    flying.remove()
    counter.animate([{ transform: 'scale(1)' }, { transform: 'scale(1.45)' }, { transform: 'scale(1)' }], {
      duration: 320,
      easing: 'ease-out',
    })
  }
  flight.oncancel = () => flying.remove()
}
