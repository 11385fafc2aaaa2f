import { createStore } from '../../ui/store.ts'

const storageKey = 'sounds'

/** Whether sounds are on for this device. They are off by default. */
export const soundsOn = createStore(localStorage.getItem(storageKey) === 'on')

export function setSounds(on: boolean): void {
  localStorage.setItem(storageKey, on ? 'on' : 'off')
  soundsOn.write(on)
}
