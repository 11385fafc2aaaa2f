import { createStore } from '../../ui/store.ts'

const SOUNDS = 'sounds'

/** Whether sounds are on for this device. They are off by default. */
export const soundsOn = createStore(localStorage.getItem(SOUNDS) === 'on')

export function setSounds(on: boolean): void {
  localStorage.setItem(SOUNDS, on ? 'on' : 'off')
  soundsOn.write(on)
}
