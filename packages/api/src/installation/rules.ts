import { hashOf } from '../kernel/secrets/hash.ts'

/** The characters of a code: no character that looks like another one. */
const characters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const length = 15

/** The code for setting up the installation, of 75 bits: `7Q2KM-0RXVA-93JTD`. */
export function codeOf(secret: string): string {
  const bytes = Buffer.from(hashOf(`set-up ${secret}`), 'base64url')
  const code = Array.from({ length }, (_, at) => characters[(bytes[at] ?? 0) % characters.length]).join('')
  return code.match(/.{5}/g)?.join('-') ?? ''
}

/** A code as people type it: in lower case, without dashes, and with O, I or L for the digits that look like them. */
export const typedCode = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')

const hour = 3600

export const ownerLimits = {
  /** At the code, from one network. */
  code: { attempts: 10, seconds: 300 },
  testEmail: { attempts: 10, seconds: hour },
  backup: { attempts: 20, seconds: hour },
  accounts: { attempts: 60, seconds: hour },
} as const
