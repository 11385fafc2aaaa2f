/** Whether the system has a voice. */
export const canSpeak = 'speechSynthesis' in globalThis

/** Reads text aloud with the voice of the system, in the language of its alphabet. What was being read stops. */
export function speak(text: string): void {
  if (!canSpeak) return
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.lang = /\p{Script=Cyrillic}/u.test(text) ? 'bg-BG' : 'en-GB'
  utterance.rate = 0.9
  speechSynthesis.cancel()
  speechSynthesis.speak(utterance)
}
