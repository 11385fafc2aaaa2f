import { z } from 'zod'

const clientData = z.object({ challenge: z.string().min(1).max(200) })

/** The challenge that a browser signed, unverified; undefined if its data cannot be read. */
export function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const read: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    return clientData.safeParse(read).data?.challenge
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
