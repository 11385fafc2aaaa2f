import { describe, expect, test } from 'vitest'
import { NotUnderstood, readCommand } from './command.ts'

describe('a command of the operator', () => {
  test.each([
    [[], { name: 'help' }],
    [['help'], { name: 'help' }],
    [['lock', ' Ana@Example.ORG '], { name: 'lock', email: 'ana@example.org' }],
    [['unlock', 'ana@example.org'], { name: 'unlock', email: 'ana@example.org' }],
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
  ])('is read from %j', (words, command) => {
    expect(readCommand(words)).toEqual(command)
  })

  test('that gives gems is another one each time, unless it is named', () => {
    const [one, two] = [1, 2].map(() => readCommand(['grant-gems', 'ana@example.org', '7']))
    expect(one).not.toEqual(two)
  })

  test.each([
    [['sweep'], 'There is no command "sweep".'],
    [['toString'], 'There is no command "toString".'],
    [['lock'], 'It is: lock EMAIL.'],
    [['lock', 'a@example.org', 'b@example.org'], 'It is: lock EMAIL.'],
    [['lock', 'ana'], '"ana" is no e-mail address.'],
    [['lock', 'ana@example.org', '--note', 'x'], 'lock knows no --note.'],
    [['grant-gems', 'ana@example.org', '0'], 'COUNT is a whole number from 1 to 1000000.'],
    [['grant-gems', 'ana@example.org', '1.5'], 'COUNT is a whole number from 1 to 1000000.'],
    [['grant-gems', 'ana@example.org', '1000001'], 'COUNT is a whole number from 1 to 1000000.'],
    [['grant-gems', 'ana@example.org', '5', '--note', ' '], '--note takes 1 to 150 characters.'],
    [['grant-gems', 'ana@example.org', '5', '--id', 'x'.repeat(101)], '--id takes 1 to 100 characters.'],
    [['grant-gems', 'ana@example.org', '5', '--nota', 'x'], "'--nota'"],
    [['failed-emails', '--retry', 'some'], '--retry takes the id of a failed e-mail, or "all".'],
    [['failed-emails', '--retry'], '--retry'],
    [['reconcile', 'now'], 'reconcile takes nothing more.'],
  ])('is not understood: %j', (words, told) => {
    expect(() => readCommand(words)).toThrow(NotUnderstood)
    expect(() => readCommand(words)).toThrow(told)
  })
})
