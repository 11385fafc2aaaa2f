import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

/**
 * Reads a dashboard every 20 ms until it gets a message, then reports the durations in milliseconds and the refusals.
 */
const { url, token } = workerData as { url: string; token: string }
const times: number[] = []
let refused = 0
let ended = false
parentPort?.once('message', () => {
  ended = true
})
while (!ended) {
  const begin = performance.now()
  const response = await fetch(`${url}/api/dashboard`, { headers: { authorization: `Bearer ${token}` } }).catch(
    () => undefined,
  )
  await response?.text()
  if (response?.status === 200) times.push(performance.now() - begin)
  else refused++
  await pause(20)
}
parentPort?.postMessage({ times, refused })
