import { useEffect } from 'react'

/** The time after which an open page waits for the next day. The code for it does not delay the first load. */
const delayMs = 2000

/** Updates the open page after the day rollover. */
export function DayRollover() {
  useEffect(() => {
    let stop = () => clearTimeout(timer)
    const timer = setTimeout(async () => {
      let ended = false
      stop = () => {
        ended = true
      }
      const { watchDay } = await import('./watch-day.ts')
      if (!ended) stop = watchDay()
    }, delayMs)
    return () => stop()
  }, [])
  return null
}
