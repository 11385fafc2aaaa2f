import type { Currency } from '../../ui/Amount.tsx'
import { afterPaint } from '../../ui/after-paint.ts'

/** Animates the coin of a task's row flying to its counter. */
export function flyCoin(taskId: string, currency: Currency = 'gold'): void {
  afterPaint(() => {
    // The animation must neither delay nor fail the completion.
    import('../../ui/flight.ts')
      .then(({ flyToCounter }) => {
        const coin = document.querySelector(`[data-row="${CSS.escape(taskId)}"] [data-currency="${currency}"] > svg`)
        if (coin) flyToCounter(coin, currency)
      })
      .catch(() => {})
  })
}
