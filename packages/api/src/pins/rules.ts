/** How the wall view treats a player: a tap completes, a tap asks for the PIN, or it does not show the player. */
export const wallSettings = ['tap', 'pin', 'off'] as const

export type WallSetting = (typeof wallSettings)[number]

/** Wrong PINs of a player on one device that are not delayed. Rules: Tablets. */
export const freeGuesses = 5

/** Minutes to wait after the fifth wrong PIN, and after each further one. */
const waits = [1, 5, 15, 60] as const

/** Wrong PINs of a player in a day, over all devices, after which the PIN is locked until it is reset. */
export const guessesOfDay = 20

/** Minutes until the next guess is allowed, after this many wrong ones on one device. */
export const minutesAfter = (wrong: number): number =>
  wrong < freeGuesses ? 0 : (waits[Math.min(wrong - freeGuesses, waits.length - 1)] as number)

/** Whether a PIN is one digit repeated, or a run of digits up or down. */
export function isTrivial(pin: string): boolean {
  const steps = [...pin].slice(1).map((digit, place) => Number(digit) - Number(pin[place]))
  return [0, 1, -1].some((same) => steps.every((step) => step === same))
}

interface PinRow {
  hash: string | null
  wall: WallSetting | null
  lockedAt: Date | null
}

/**
 * The PIN of a player, and how the wall view treats the player. By default it shows children: they tap, or give their
 * PIN if they have one. It shows account holders once they choose so.
 */
export function pinSettings(
  row: PinRow | null | undefined,
  { managed }: { managed: boolean },
): { pin: boolean; locked: boolean; wall: WallSetting } {
  const pin = (row?.hash ?? null) !== null
  const defaultWall = managed ? (pin ? 'pin' : 'tap') : 'off'
  // Without a PIN there is none to ask for.
  const chosen = row?.wall === 'pin' && !pin ? null : row?.wall
  return { pin, locked: (row?.lockedAt ?? null) !== null, wall: chosen ?? defaultWall }
}
