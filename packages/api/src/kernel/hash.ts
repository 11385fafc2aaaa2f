import { createHash } from 'node:crypto'

/** SHA-256: of a secret, to be kept in its place, or of a text, to be known again by. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')
