import type { Currency } from '../../ui/Amount.tsx'
import { flyToCounter } from '../../ui/flight.ts'

/** Animates the coin of a task's row flying to its counter. */
export function flyCoin(taskId: string, currency: Currency = 'gold'): void {
  const coin = document.querySelector(`[data-row="${CSS.escape(taskId)}"] [data-currency="${currency}"] > svg`)
  if (coin) flyToCounter(coin, currency)
}
