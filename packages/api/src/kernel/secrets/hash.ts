import { hash } from 'node:crypto'

/** SHA-256, to store a secret only as a hash, or to recognise text. */
export const hashOf = (text: string): string => hash('sha256', text, 'base64url')
