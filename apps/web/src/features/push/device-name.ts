import { deviceOf } from '../../app/user-agent.ts'

/** How this browser is called in the list of devices, such as `Chrome, Android`. Product names need no translation. */
export function nameOfThisDevice(): string {
  const { browser, system } = deviceOf(navigator.userAgent)
  return [browser, system].filter(Boolean).join(', ') || 'Web'
}
