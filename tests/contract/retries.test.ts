import { openApiDocument } from '@questboard/server/openapi'
import { restProcedures } from '@questboard/server/procedures'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

/** Calls without a key, with the reason why repeating them is harmless. */
const withoutKey: Record<string, string[]> = {
  'the state changes once: a repeat is refused, or finds nothing to do': [
    ...['tasks.complete', 'tasks.reopen', 'tasks.skip', 'groupTasks.skip', 'missions.complete'],
    'groupTasks.answerSwap',
    ...['groupMissions.complete', 'groupMissions.tasks.complete', 'groupMissions.tasks.reopen'],
    ...['groups.invitations.accept', 'groups.invitations.decline', 'auth.acceptEmailInvitation'],
    ...['groupTasks.approveAll', 'groupTasks.ofMember.approve', 'groupMissions.approveAll', 'groupMissions.approve'],
    ...['groupRewards.answerAll', 'groupRewards.ofUser.answer', 'groups.rubies.reverse'],
    ...['groupTasks.ofMember.completeFor', 'deeds.answer', 'groups.succession.accept', 'groups.succession.decline'],
    ...['pools.redeem', 'pools.undo', 'pools.cancel', 'promises.give', 'promises.cancel'],
    ...['rights.requestDeletion', 'auth.logout', 'children.join', 'children.requestDeletion', 'children.restore'],
    ...['children.guardians.ask', 'children.guardians.accept', 'children.unlock', 'device.leave', 'device.undo'],
  ],
  'a value is set: a repeat sets the same': [
    'tasks.giveResult',
    'tasks.snooze',
    'groupTasks.ofMember.giveResult',
    'groupTasks.snooze',
    'groups.succession.ask',
  ],
  'its caller is anonymous and authenticates with a password or a link': [
    ...['auth.register', 'auth.groupRegister', 'auth.login', 'auth.social', 'auth.verifyLink'],
    ...['auth.oidc', 'auth.signUpByOidc', 'rights.restoreByOidc'],
    ...[
      'auth.resendActivation',
      'auth.activateAccount',
      'auth.accountRecovery',
      'auth.resetPassword',
      'auth.confirmEmailChange',
      'auth.notMe',
    ],
    ...['secondFactor.signIn', 'passkeys.beginSignIn', 'passkeys.signIn'],
    ...['rights.restoreAccount', 'rights.restoreByNetwork', 'rights.restoreByPasskey', 'children.takeOver'],
  ],
  'it only reads, or settles something that is settled once anyway': ['transfer.preview', 'payments.check'],
  'a repeat sends another link, and only the latest works': ['children.handOver', 'auth.requestEmailChange'],
  'a repeat begins again, and only the latest secret works': ['secondFactor.begin', 'passkeys.begin'],
  'a repeat stops again what was stopped': ['preferences.unsubscribe'],
  'a repeat starts another sign-in, and the answer of the provider works once': [
    ...['auth.beginOidc', 'auth.beginConnect', 'auth.connectOidc'],
  ],
  'its own id makes it repeatable': ['device.complete'],
  'a repeat makes another code, and only the latest works': ['oauth.decide'],
  'the code works once': [
    'devices.pair',
    'secondFactor.confirm',
    'secondFactor.makeRecoveryCodes',
    'secondFactor.turnOff',
    'passkeys.add',
  ],
  'a repeat finds the device by its endpoint': ['push.register'],
  'sending again is its purpose': ['push.test'],
  'a repeat enters again, and ends the session before it': ['device.enter'],
  'resending is its purpose, and receivers recognise a delivery by its id': [
    ...['webhooks.test', 'webhooks.resend', 'webhooks.group.test', 'webhooks.group.resend'],
  ],
}

const document = openApiDocument() as unknown as {
  paths: Record<string, Record<string, { parameters: { $ref?: string }[] } | undefined> | undefined>
}

const procedures = restProcedures()
const changing = procedures.filter(
  ({ method, path }) => method === 'POST' || (method === 'PATCH' && /\/(copy|send-gems)$/.test(path)),
)

test('every POST and every copy takes a key, or is listed with a reason', () => {
  const keyless = changing.filter(({ meta }) => !meta.key).map(({ name }) => name)
  expect(keyless.sort()).toEqual(Object.values(withoutKey).flat().sort())
})

describe.each(procedures.filter(({ meta }) => meta.key))('$method $path', ({ path, fields, meta }) => {
  test('has the key in its body and lists its codes', () => {
    expect(path).not.toContain('{id}')
    expect(fields.id).toBeInstanceOf(z.ZodOptional)
    expect(meta.errors).toEqual(expect.arrayContaining(['idAlreadyUsed', 'requestInProgress']))
  })
})

test('the document shows the header on exactly those calls', () => {
  const shown = procedures.filter(({ path, method }) =>
    document.paths[path]?.[method.toLowerCase()]?.parameters.some(({ $ref }) => $ref?.endsWith('/IdempotencyKey')),
  )
  expect(shown.map(({ name }) => name)).toEqual(procedures.filter(({ meta }) => meta.key).map(({ name }) => name))
})
