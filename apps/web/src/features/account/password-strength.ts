/** The minimum length of a password in characters (code points, NFC). Decisions: Accounts. */
export const minPasswordLength = 10

/** The strength of a password: 0 too short, 1 weak, 2 fair, 3 strong. It is a hint, not a rule. */
export type Strength = 0 | 1 | 2 | 3

const characterKinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u]

export function passwordStrength(password: string): Strength {
  const characters = [...password.normalize('NFC')]
  if (characters.length < minPasswordLength) return 0
  const different = new Set(characters).size
  if (different < 5) return 1
  const kinds = characterKinds.filter((kind) => kind.test(password)).length
  // Length counts more than variety: a sentence of small letters is better than a short mixture.
  const points = characters.length + 2 * kinds + Math.min(different, 12) / 2
  if (points >= 26) return 3
  return points >= 20 ? 2 : 1
}
