import { trpc } from '../../app/trpc.ts'

/**
 * Whether the user signs in with a password. It is false for accounts of a provider, and on a server without passwords.
 * Undefined: not known yet.
 */
export function useHasPassword(): boolean | undefined {
  return trpc.auth.waysIn.useQuery({}).data?.password
}
