import { randomBytes } from 'node:crypto'

/** The secret of a link. It is returned once; only its hash is stored. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url')
