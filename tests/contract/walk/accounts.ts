import { type Caller, type CallFixtures, first, ok, password, tokenIn } from './call-fixtures.ts'

const about = (name: string, email: string) =>
  ({ name, email, password, passwordConfirmation: password, birthDate: '2000-01-01', lang: 'en' }) as const

/** Registers and follows the link of the e-mail. */
export async function signUp({ visitor, apiOf, tokenMailedTo }: CallFixtures, name: string): Promise<Caller> {
  const email = `${name.toLowerCase()}@example.org`
  await ok(visitor.POST('/auth/register', { body: about(name, email) }))
  const { token, user } = await ok(
    visitor.POST('/auth/activate-account', { body: { token: await tokenMailedTo(email), password } }),
  )
  return { id: user.id, email, api: apiOf(token) }
}

/** All account calls. The account is unchanged at the end. */
export async function walkAccounts(ground: CallFixtures, walker: Caller): Promise<void> {
  const { visitor, apiOf, tokenMailedTo, providerAnswer } = ground
  const { api, email } = walker
  await ok(visitor.GET('/auth/has-account', { params: { query: { email } } }))
  await ok(visitor.GET('/config'))
  const waiting = about('Waiting', 'waiting@example.org')
  await ok(visitor.POST('/auth/register', { body: waiting }))
  await tokenMailedTo(waiting.email)
  await ok(visitor.POST('/auth/resend-activation', { body: { email: waiting.email } }))
  await ok(
    visitor.POST('/auth/verify-link', { body: { token: await tokenMailedTo(waiting.email), kind: 'activation' } }),
  )

  const entered = await ok(visitor.POST('/auth/login', { body: { email, password } }))
  await ok(apiOf(tokenIn(entered)).POST('/auth/logout'))
  await ok(visitor.POST('/auth/login', { body: { email, password } }))
  const other = (await ok(api.GET('/users/sessions'))).find(({ current }) => !current)
  await ok(api.DELETE('/users/sessions/{id}', { params: { path: { id: first([other?.id]) } } }))
  await ok(api.DELETE('/users/sessions'))
  const changed = { oldPassword: password, password, passwordConfirmation: password }
  await ok(api.PUT('/users/profile/change-password', { body: changed }))
  for (const address of ['ani.petrova@example.org', email]) {
    await ok(api.POST('/users/profile/email', { body: { email: address, password } }))
    await ok(visitor.POST('/auth/confirm-email', { body: { token: await tokenMailedTo(address) } }))
  }
  await ok(api.GET('/users/sign-in-ways'))
  const { secret, url } = await ok(api.POST('/users/sign-in-ways/oidc/start', { body: { password } }))
  const answer = await providerAnswer(url, 'ani@casa.example')
  await ok(api.POST('/users/sign-in-ways/oidc/finish', { body: { secret, ...answer } }))
  await ok(api.DELETE('/users/sign-in-ways/{provider}', { params: { path: { provider: 'oidc' } } }))
  await walkProfile(ground, walker)
  await walkSecondFactor(ground, walker)
  await walkPasskeys(ground, walker)
}

async function walkSecondFactor({ visitor, codeOf }: CallFixtures, { api, email }: Caller): Promise<void> {
  const { secret } = await ok(api.POST('/user/second-factor', { body: { password } }))
  await ok(api.POST('/user/second-factor/confirm', { body: { code: codeOf(secret) } }))
  await ok(api.GET('/user/second-factor'))
  await ok(api.POST('/user/second-factor/recovery-codes', { body: { password, code: codeOf(secret) } }))
  const { secondFactor } = await ok(visitor.POST('/auth/login', { body: { email, password } })).then((answer) =>
    'secondFactor' in answer ? answer : { secondFactor: undefined },
  )
  const ticket = first([secondFactor?.ticket])
  await ok(visitor.POST('/auth/second-factor', { body: { ticket, code: codeOf(secret) } }))
  await ok(api.POST('/user/second-factor/turn-off', { body: { password, code: codeOf(secret) } }))
}

async function walkPasskeys({ visitor, newAuthenticator }: CallFixtures, { api }: Caller): Promise<void> {
  const key = newAuthenticator()
  const begun = await ok(api.POST('/user/passkeys/options', { body: { password } }))
  const { id } = await ok(api.POST('/user/passkeys', { body: { name: 'Phone', response: key.create(begun) } }))
  await ok(api.GET('/user/passkeys'))
  await ok(api.PATCH('/user/passkeys/{id}', { params: { path: { id } }, body: { name: 'My phone' } }))
  const options = await ok(visitor.POST('/auth/passkey/options'))
  await ok(visitor.POST('/auth/passkey', { body: { response: key.sign(options) } }))
  await ok(api.DELETE('/user/passkeys/{id}', { params: { path: { id } } }))
}

async function walkProfile({ visitor, unsubscribeToken }: CallFixtures, { id, api }: Caller): Promise<void> {
  await ok(api.GET('/users/profile'))
  await ok(api.PUT('/users/profile', { body: { name: 'Ani Petrova', lang: 'en' } }))
  const avatar = first(await ok(api.GET('/avatars', { params: { query: { owned: true, limit: 2 } } })))
  await ok(api.PATCH('/users/profile/avatar/{id}', { params: { path: { id: avatar.id } } }))
  await ok(api.PUT('/users/profile/pin', { body: { password, pin: '2580', wall: 'pin' } }))
  await ok(api.GET('/users/profile/pin'))
  const mailed = { taskApprove: { push: true, email: true } }
  const preferences = { quietFrom: '22:00', quietTo: '07:00', digestAt: '07:30', types: mailed }
  await ok(api.PUT('/user/notification-preferences', { body: preferences }))
  await ok(api.GET('/user/notification-preferences'))
  await ok(visitor.POST('/auth/unsubscribe', { body: { token: await unsubscribeToken(id) } }))
  const boards = await ok(api.GET('/boards', { params: { query: { owned: true } } }))
  await ok(api.PATCH('/users/profile/board/{id}', { params: { path: { id: first(boards).id } } }))
  for (const holidayMode of [true, false]) {
    await ok(api.PATCH('/users/profile/holiday-mode', { body: { holidayMode } }))
  }
}

/** The calls that start and end sessions, walked last. */
export async function walkAway(ground: CallFixtures, { api, email }: Caller): Promise<void> {
  const { visitor, apiOf, tokenMailedTo, idToken, newAuthenticator } = ground
  await ok(api.GET('/users/profile/export'))
  await ok(api.POST('/users/profile/deletion', { body: { password } }))
  await ok(visitor.POST('/auth/restore-account', { body: { email, password } }))
  // Restoring signed in on an unknown device.
  await ok(visitor.POST('/auth/not-me', { body: { token: await tokenMailedTo(email) } }))
  await ok(visitor.POST('/auth/account-recovery', { body: { email } }))
  const body = { token: await tokenMailedTo(email), password, passwordConfirmation: password }
  await ok(visitor.POST('/auth/reset-password', { body }))

  const known = async (address: string) => {
    const { nonce } = await ok(visitor.GET('/auth/nonce'))
    return { network: 'google', nonce, token: await idToken(address, nonce) }
  }
  const address = 'googler@example.org'
  const social = { ...(await known(address)), birthDate: '2000-01-01', lang: 'en' } as const
  const entered = await ok(visitor.POST('/auth/social', { body: social }))
  const googler = apiOf(tokenIn(entered))
  const key = newAuthenticator()
  const begun = await ok(googler.POST('/user/passkeys/options', { body: { password: '' } }))
  await ok(googler.POST('/user/passkeys', { body: { name: 'Phone', response: key.create(begun) } }))
  await ok(googler.POST('/users/profile/deletion', { body: { password: '' } }))
  const back = await ok(visitor.POST('/auth/restore-account/social', { body: await known(address) }))
  await ok(apiOf(tokenIn(back)).POST('/users/profile/deletion', { body: { password: '' } }))
  const options = await ok(visitor.POST('/auth/passkey/options'))
  await ok(visitor.POST('/auth/restore-account/passkey', { body: { response: key.sign(options) } }))
  await walkProvider(ground)
}

/** Sign-up, deletion and return with the identity provider. */
async function walkProvider({ visitor, apiOf, providerAnswer }: CallFixtures): Promise<void> {
  const answered = async () => {
    const { secret, url } = await ok(visitor.POST('/auth/oidc/start'))
    return { secret, ...(await providerAnswer(url, 'mira@casa.example')) }
  }
  const first = await answered()
  await ok(visitor.POST('/auth/oidc', { body: first }))
  const { secret } = first
  const person = { secret, birthDate: '2000-01-01', lang: 'en' } as const
  const entered = await ok(visitor.POST('/auth/oidc/sign-up', { body: person }))
  await ok(apiOf(tokenIn(entered)).POST('/users/profile/deletion', { body: { password: '' } }))
  const again = await answered()
  await visitor.POST('/auth/oidc', { body: again })
  await ok(visitor.POST('/auth/restore-account/oidc', { body: { secret: again.secret } }))
}
