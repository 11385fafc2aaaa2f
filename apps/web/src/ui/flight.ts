import type { Currency } from './Amount.tsx'

const duration = 700

/** The visible counter of a balance: in the side panel, or in the top bar on small screens. */
function counterOf(currency: Currency): Element | undefined {
  // Not by one query: that would read the whole page, in which there are hundreds of rows.
  const places = [document.getElementById('side-panel'), document.querySelector('header')]
  return places
    .flatMap((place) => [...(place?.querySelectorAll(`[data-currency="${currency}"] > svg`) ?? [])])
    .find((element) => element.getClientRects().length > 0)
}

/**
 * Animates a copy of a currency icon from its place to its counter. Does nothing when either is not visible, or for
 * users who prefer reduced motion.
 */
export function flyToCounter(piece: Element, currency: Currency): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const counter = counterOf(currency)
  if (!counter || piece.getClientRects().length === 0) return
  const from = piece.getBoundingClientRect()
  const to = counter.getBoundingClientRect()
  if (from.bottom < 0 || from.top > innerHeight || to.bottom < 0) return

  const flying = piece.cloneNode(true) as SVGElement
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
