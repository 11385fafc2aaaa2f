import { hash } from 'node:crypto'

/** SHA-256: of a secret, to be kept in its place, or of a text, to be known again by. */
export const hashOf = (text: string): string => hash('sha256', text, 'base64url')
