import { parametersOf } from '../../../packages/api/src/oauth/schema.ts'
import { goodPassword } from '../../support/test-server.ts'
import { unknownId } from '../../support/unknown-id.ts'
import { open, personal } from './personal-rows.ts'

const registration = {
  name: 'Ani',
  password: goodPassword,
  passwordConfirmation: goodPassword,
  birthDate: '2000-01-01',
}
const newPassword = { password: 'another password', passwordConfirmation: 'another password' }
const noToken = 'x'.repeat(43)

const credential = { id: noToken, rawId: noToken, type: 'public-key' }
const assertion = {
  ...credential,
  response: { clientDataJSON: noToken, authenticatorData: noToken, signature: noToken },
}

/** Sign-in, registration and the account itself. */
export const accountCalls = {
  'auth.hasAccount': open({ 'any address': { input: () => ({ email: 'somebody@example.org' }) } }),
  'auth.register': open({
    'a new address': { input: () => ({ ...registration, email: 'somebody@example.org' }) },
    "another's address": {
      input: ({ people }) => ({ ...registration, email: people.leader.email }),
      wanted: 'emailAlreadyUsed',
    },
  }),
  'auth.groupRegister': open({
    'an unknown link': {
      input: () => ({ ...registration, email: 'somebody@example.org', invitationToken: noToken }),
      wanted: 'tokenDoesNotExist',
    },
    "a link to another's address": {
      input: ({ link }) => ({ ...registration, email: 'somebody@example.org', invitationToken: link }),
      wanted: 'thisIsNotYourInvitation',
    },
  }),
  'auth.verifyLink': open({
    'a link': { input: ({ link }) => ({ token: link, kind: 'invitation' }) },
    'an unknown link': { input: () => ({ token: noToken, kind: 'invitation' }), wanted: 'tokenDoesNotExist' },
  }),
  'auth.resendActivation': open({
    'an address with an account': { input: ({ people }) => ({ email: people.leader.email }) },
    'an unknown address': { input: () => ({ email: 'somebody@example.org' }) },
  }),
  'auth.accountRecovery': open({
    'an address with an account': { input: ({ people }) => ({ email: people.leader.email }) },
    'an unknown address': { input: () => ({ email: 'somebody@example.org' }) },
  }),
  'auth.activateAccount': open({
    'an unknown link': { input: () => ({ token: noToken }), wanted: 'tokenDoesNotExist' },
    'a link of another kind': { input: ({ link }) => ({ token: link }), wanted: 'tokenDoesNotExist' },
  }),
  'auth.resetPassword': open({
    'an unknown link': { input: () => ({ ...newPassword, token: noToken }), wanted: 'tokenDoesNotExist' },
    'a link of another kind': {
      input: ({ link }) => ({ ...newPassword, token: link }),
      wanted: 'tokenDoesNotExist',
    },
  }),
  'auth.acceptEmailInvitation': open({
    "the outsider's link": {
      input: ({ link }) => ({ token: link }),
      wanted: 'tokenDoesNotExist',
      but: { outsider: 'ok' },
    },
    'an unknown link': { input: () => ({ token: noToken }), wanted: 'tokenDoesNotExist' },
  }),
  'auth.login': open({
    'the right password': { input: ({ people }) => ({ email: people.leader.email, password: goodPassword }) },
    'a wrong password': {
      input: ({ people }) => ({ email: people.leader.email, password: 'not the right one' }),
      wanted: 'wrongCredentials',
    },
  }),
  'auth.nonce': open({ 'without a network that is set up': { wanted: 'unsupportedSocialNetwork' } }),
  'auth.social': open({
    'a provider that is not configured': {
      input: () => ({ network: 'google', token: 'x', nonce: noToken }),
      wanted: 'unsupportedSocialNetwork',
    },
  }),
  'secondFactor.signIn': open({
    'an unknown ticket': { input: () => ({ ticket: noToken, code: '123456' }), wanted: 'authenticationFailed' },
  }),
  'secondFactor.read': personal(),
  'secondFactor.begin': personal({
    input: () => ({ password: goodPassword }),
    also: { 'a wrong password': { input: () => ({ password: 'a wrong one' }), wanted: 'incorrectOldPassword' } },
  }),
  'secondFactor.confirm': personal({ input: () => ({ code: '123456' }), usual: 'notFound' }),
  'secondFactor.makeRecoveryCodes': personal({
    input: () => ({ password: goodPassword, code: '123456' }),
    usual: 'invalidData',
    also: { 'a wrong password': { input: () => ({ password: 'a wrong one' }), wanted: 'incorrectOldPassword' } },
  }),
  'secondFactor.turnOff': personal({
    input: () => ({ password: goodPassword, code: '123456' }),
    usual: 'invalidData',
    also: { 'a wrong password': { input: () => ({ password: 'a wrong one' }), wanted: 'incorrectOldPassword' } },
  }),
  'auth.beginOidc': open({ 'without a provider': { wanted: 'unsupportedSocialNetwork' } }),
  'auth.oidc': open({
    'without a provider': {
      input: () => ({ secret: noToken, code: 'x', state: 'x' }),
      wanted: 'unsupportedSocialNetwork',
    },
  }),
  'auth.signUpByOidc': open({
    'without a provider': {
      input: () => ({ secret: noToken, birthDate: '2000-01-01' }),
      wanted: 'unsupportedSocialNetwork',
    },
  }),
  'auth.waysIn': personal(),
  'auth.beginConnect': personal({ input: () => ({ password: goodPassword }), usual: 'unsupportedSocialNetwork' }),
  'auth.connectOidc': personal({
    input: () => ({ secret: noToken, code: 'x', state: 'x' }),
    usual: 'unsupportedSocialNetwork',
  }),
  'auth.disconnect': personal({ input: () => ({ provider: 'google' }), usual: 'notFound' }),
  'passkeys.beginSignIn': open({ 'any visitor': { input: () => ({}) } }),
  'passkeys.signIn': open({
    'an unknown passkey': { input: () => ({ response: assertion }), wanted: 'wrongCredentials' },
  }),
  'passkeys.list': personal(),
  'passkeys.begin': personal({
    input: () => ({ password: goodPassword }),
    also: { 'a wrong password': { input: () => ({ password: 'a wrong one' }), wanted: 'incorrectOldPassword' } },
  }),
  'passkeys.add': personal({
    input: () => ({
      name: 'Phone',
      response: { ...credential, response: { clientDataJSON: noToken, attestationObject: noToken } },
    }),
    usual: 'notFound',
  }),
  'passkeys.rename': personal({ input: () => ({ id: unknownId, name: 'Phone' }), usual: 'notFound' }),
  'passkeys.remove': personal({ input: () => ({ id: unknownId }), usual: 'notFound' }),
  'auth.listSessions': personal(),
  'auth.endSession': personal({ input: ({ session: id }) => ({ id }), others: { id: 'notFound' } }),
  'auth.endOtherSessions': personal(),
  'auth.logout': personal(),
  'auth.changePassword': personal({
    input: () => ({
      oldPassword: goodPassword,
      password: 'another password',
      passwordConfirmation: 'another password',
    }),
    also: { 'a wrong password': { input: () => ({ oldPassword: 'a wrong one' }), wanted: 'incorrectOldPassword' } },
  }),

  'auth.requestEmailChange': personal({
    input: () => ({ email: 'another@example.org', password: goodPassword }),
    also: { 'a wrong password': { input: () => ({ password: 'a wrong one' }), wanted: 'incorrectOldPassword' } },
  }),
  'auth.confirmEmailChange': open({
    'an unknown link': { input: () => ({ token: noToken }), wanted: 'tokenDoesNotExist' },
    'a link of another kind': { input: ({ link }) => ({ token: link }), wanted: 'tokenDoesNotExist' },
  }),
  'auth.notMe': open({
    'an unknown link': { input: () => ({ token: noToken }), wanted: 'tokenDoesNotExist' },
    'a link of another kind': { input: ({ link }) => ({ token: link }), wanted: 'tokenDoesNotExist' },
  }),

  'preferences.read': personal(),
  'preferences.update': personal({ input: () => ({ weekly: true, types: { taskApprove: { push: true } } }) }),

  'preferences.unsubscribe': open({
    'an unknown link': { input: () => ({ token: noToken }), wanted: 'tokenDoesNotExist' },
  }),

  'tokens.list': personal(),
  'tokens.create': personal({ input: () => ({ name: 'Script', scopes: ['tasks:write'] }), creates: true }),
  'tokens.revoke': personal({ input: ({ accessToken: id }) => ({ id }), others: { id: 'notFound' } }),

  'oauth.list': personal(),
  'oauth.revoke': personal({ input: ({ app: id }) => ({ id }), others: { id: 'notFound' } }),
  'oauth.request': personal({ input: ({ appRequest: query }) => ({ query }) }),
  'oauth.decide': personal({ input: ({ appRequest: query }) => ({ ...parametersOf(query), approved: true }) }),

  'rights.export': personal(),
  'rights.requestDeletion': personal({
    input: () => ({ password: goodPassword }),
    also: { 'a wrong password': { input: () => ({ password: 'a wrong one' }), wanted: 'incorrectOldPassword' } },
  }),
  'rights.restoreByNetwork': open({
    'a provider that is not configured': {
      input: () => ({ network: 'google', token: noToken, nonce: noToken }),
      wanted: 'unsupportedSocialNetwork',
    },
  }),
  'rights.restoreByOidc': open({
    'without a provider': { input: () => ({ secret: noToken }), wanted: 'unsupportedSocialNetwork' },
  }),
  'rights.restoreByPasskey': open({
    'an unknown passkey': { input: () => ({ response: assertion }), wanted: 'wrongCredentials' },
  }),
  'rights.restoreAccount': open({
    'an account without a pending deletion': {
      input: ({ people }) => ({ email: people.leader.email, password: goodPassword }),
      wanted: 'accountDoesNotWaitForDeletion',
    },
    'a wrong password': {
      input: ({ people }) => ({ email: people.leader.email, password: 'not the right one' }),
      wanted: 'wrongCredentials',
    },
  }),
}
