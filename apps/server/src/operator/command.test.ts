import { describe, expect, test } from 'vitest'
import { InvalidCommand, readCommand } from './command.ts'

describe('operator commands', () => {
  test.each([
    [[], { name: 'help' }],
    [['help'], { name: 'help' }],
    [['lock', ' Ana@Example.ORG '], { name: 'lock', email: 'ana@example.org' }],
    [['unlock', 'ana@example.org'], { name: 'unlock', email: 'ana@example.org' }],
    [['reset-second-factor', 'ana@example.org'], { name: 'reset-second-factor', email: 'ana@example.org' }],
    [['owner', 'Ana@example.org'], { name: 'owner', email: 'ana@example.org' }],
    [['failed-emails'], { name: 'failed-emails', retry: undefined }],
    [['failed-emails', '--retry', 'all'], { name: 'failed-emails', retry: 'all' }],
    [
      ['failed-emails', '--retry=A0000000-0000-4000-8000-000000000000'],
      {
        name: 'failed-emails',
        retry: { id: 'a0000000-0000-4000-8000-000000000000' },
      },
    ],
    [['reconcile'], { name: 'reconcile' }],
    [
      ['grant-gems', 'ana@example.org', '7', '--id', 'spring', '--note', ' Sorry '],
      {
        name: 'grant-gems',
        email: 'ana@example.org',
        gems: 7,
        reference: 'spring',
        note: 'Sorry',
      },
    ],
  ])('parses %j', (args, command) => {
    expect(readCommand(args)).toEqual(command)
  })

  test('grant-gems has a new id each time, unless one is given', () => {
    const [first, second] = [1, 2].map(() => readCommand(['grant-gems', 'ana@example.org', '7']))
    expect(first).not.toEqual(second)
  })

  test.each([
    [['sweep'], 'Unknown command "sweep".'],
    [['toString'], 'Unknown command "toString".'],
    [['lock'], 'Usage: lock EMAIL'],
    [['lock', 'a@example.org', 'b@example.org'], 'Usage: lock EMAIL'],
    [['lock', 'ana'], '"ana" is not an e-mail address.'],
    [['lock', 'ana@example.org', '--note', 'x'], 'lock has no option --note.'],
    [['grant-gems', 'ana@example.org', '0'], 'COUNT must be a whole number from 1 to 1000000.'],
    [['grant-gems', 'ana@example.org', '1.5'], 'COUNT must be a whole number from 1 to 1000000.'],
    [['grant-gems', 'ana@example.org', '1000001'], 'COUNT must be a whole number from 1 to 1000000.'],
    [['grant-gems', 'ana@example.org', '5', '--note', ' '], '--note takes 1 to 150 characters.'],
    [['grant-gems', 'ana@example.org', '5', '--id', 'x'.repeat(101)], '--id takes 1 to 100 characters.'],
    [['grant-gems', 'ana@example.org', '5', '--nota', 'x'], "'--nota'"],
    [['failed-emails', '--retry', 'some'], '--retry takes the id of a failed e-mail, or "all".'],
    [['failed-emails', '--retry'], '--retry'],
    [['reconcile', 'now'], 'reconcile takes no arguments.'],
  ])('refuses %j', (args, message) => {
    expect(() => readCommand(args)).toThrow(InvalidCommand)
    expect(() => readCommand(args)).toThrow(message)
  })
})
