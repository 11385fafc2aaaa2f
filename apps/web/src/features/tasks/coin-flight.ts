import { flyToCounter } from '../../ui/flight.ts'

/** Lets the coin of a task's row fly to the gold counter. */
export function flyCoin(taskId: string): void {
  const coin = document.querySelector(`[data-row="${CSS.escape(taskId)}"] [data-currency="gold"] > svg`)
  if (coin) flyToCounter(coin, 'gold')
}
