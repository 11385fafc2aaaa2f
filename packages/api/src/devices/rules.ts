import { randomInt } from 'node:crypto'

/** The most shared devices of a group. Rules: Tablets. */
export const maxDevices = 10

/** Minutes for which a code works. */
export const codeMinutes = 10

/** Hours after which a player's session on a device ends, however much it is used. */
export const maxSessionHours = 12

/** Hours after its end for which a session proves what was ticked in it. A tick is sent within as many. */
export const proofHours = 72

/** The most sessions of a device that are kept, with the running one. */
export const maxSessions = 50

/** Minutes of difference between the clocks of a device and of the server. */
export const clockMinutes = 1

/** Seconds in which a completion on the wall can be undone. */
export const undoSeconds = 10

/** Completions of a device in a minute. */
export const completionLimit = { attempts: 30, seconds: 60 }

/** Attempts of a device to let a player in, in a minute. Each hashes a PIN. */
export const enteringLimit = { attempts: 30, seconds: 60 }

/** Codes from one network address. */
export const pairingLimit = { attempts: 20, seconds: 600 }

/** Without I and O, which look like digits. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ'

export const newCode = (): string => Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')
