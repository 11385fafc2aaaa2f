import { createStore } from '../../ui/store.ts'

const SOUNDS = 'sounds'

/** Whether this device may make sounds. It is silent until somebody asks for them. */
export const soundsOn = createStore(localStorage.getItem(SOUNDS) === 'on')

export function turnSounds(on: boolean): void {
  localStorage.setItem(SOUNDS, on ? 'on' : 'off')
  soundsOn.write(on)
}
