import { type Catalog, loadCatalog } from '../../app/locale.ts'
import { trpcUtils } from '../../app/trpc.ts'
import { onlyPasswords, type SignInOptions } from './sign-in-options.ts'

/** Loads what the pages for signing in need before they are shown: their texts, and the sign-in options. */
export async function prepareSignIn(...catalogs: Catalog[]): Promise<SignInOptions> {
  const [options] = await Promise.all([readOptions(), ...(['account', ...catalogs] as const).map(loadCatalog)])
  return options
}

/** If the options cannot be read, passwords are offered: the server refuses what it does not accept. */
async function readOptions(): Promise<SignInOptions> {
  const config = await trpcUtils.config.read.ensureData({}).catch(() => null)
  if (!config) return onlyPasswords
  const { googleClientId, oidc, passwordSignIn, signUp, name, awaitsOwner } = config
  if (googleClientId || oidc) await loadCatalog('sessions')
  return { googleClientId, oidc, passwordSignIn, signUp, name, awaitsOwner }
}
