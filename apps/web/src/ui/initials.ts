/**
 * The first characters of the first and the last word of a name, in capitals; '?' for a name without letters or digits.
 */
export function initialsOf(name: string): string {
  const words = name.split(/[\s\-_.]+/u).filter((word) => /\p{L}|\p{N}/u.test(word))
  const first = words[0]
  const last = words.length > 1 ? words[words.length - 1] : undefined
  return [first, last].map((word) => firstLetter(word)).join('') || '?'
}

function firstLetter(word: string | undefined): string {
  return /\p{L}|\p{N}/u.exec(word ?? '')?.[0].toUpperCase() ?? ''
}
