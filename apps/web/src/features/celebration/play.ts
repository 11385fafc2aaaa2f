import { soundsOn } from './sounds.ts'

export type Sound = 'coin' | 'step' | 'card' | 'fanfare'

/** Frequency in hertz, start in seconds, length in seconds, volume from 0 to 1, wave form. */
type Note = [hertz: number, at: number, length: number, loudness: number, wave: OscillatorType]

const notes: Record<Sound, Note[]> = {
  coin: [
    [988, 0, 0.09, 0.12, 'triangle'],
    [1319, 0.07, 0.28, 0.12, 'triangle'],
  ],
  step: [[330, 0, 0.07, 0.1, 'sine']],
  card: [
    [523, 0, 0.12, 0.08, 'sine'],
    [784, 0.08, 0.22, 0.08, 'sine'],
  ],
  fanfare: [
    [523, 0, 0.16, 0.12, 'triangle'],
    [659, 0.13, 0.16, 0.12, 'triangle'],
    [784, 0.26, 0.16, 0.12, 'triangle'],
    [1047, 0.39, 0.6, 0.14, 'triangle'],
    [659, 0.39, 0.6, 0.07, 'sine'],
  ],
}

let context: AudioContext | null = null

/** Plays a sound if sounds are on. Browsers require a user gesture first; before one it does nothing. */
export function play(sound: Sound): void {
  if (!soundsOn.read() || !navigator.userActivation.hasBeenActive) return
  context ??= new AudioContext()
  // Browsers may suspend the context of a hidden window.
  if (context.state === 'suspended') void context.resume()
  for (const note of notes[sound]) playNote(context, note)
}

function playNote(audio: AudioContext, [hertz, from, length, loudness, wave]: Note): void {
  const start = audio.currentTime + from
  const oscillator = audio.createOscillator()
  const volume = audio.createGain()
  oscillator.type = wave
  oscillator.frequency.value = hertz
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(loudness, start + 0.012)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length)
  oscillator.connect(volume).connect(audio.destination)
  oscillator.start(start)
  oscillator.stop(start + length)
}
