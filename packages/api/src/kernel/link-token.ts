import { randomBytes } from 'node:crypto'

/** The secret of a link that we hand out. It is told once; only its hash is kept. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url')
