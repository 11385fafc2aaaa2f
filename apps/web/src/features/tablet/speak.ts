/** Whether the system has a voice. */
export const canSpeak = 'speechSynthesis' in globalThis

/** Reads a text aloud with the voice of the system, in the language of its alphabet. What was being read stops. */
export function speak(text: string): void {
  if (!canSpeak) return
  const words = new SpeechSynthesisUtterance(text)
  words.lang = /\p{Script=Cyrillic}/u.test(text) ? 'bg-BG' : 'en-GB'
  words.rate = 0.9
  speechSynthesis.cancel()
  speechSynthesis.speak(words)
}
