import { trpc, trpcUtils } from '../../app/trpc.ts'

/**
 * Whether the user signs in with a password. It is false for accounts of a provider, and on a server without passwords.
 * Undefined: not known yet.
 */
export function useHasPassword(): boolean | undefined {
  return trpc.auth.waysIn.useQuery({}).data?.password
}

/** Finds it out before a form is shown. Without an answer the form asks for the password, which may be empty. */
export const prepareHasPassword = (): Promise<unknown> => trpcUtils.auth.waysIn.ensureData({}).catch(() => undefined)
