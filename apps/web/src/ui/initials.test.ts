import { expect, it } from 'vitest'
import { initialsOf } from './initials.ts'

it.each([
  ['Ани Петкова', 'АП'],
  ['ани', 'А'],
  ['Mary Jane van Dyke', 'MD'],
  ['  jean-luc ', 'JL'],
  ['🦊 fox', 'F'],
  ['élan vital', 'ÉV'],
  ['👾', '?'],
  ['7 bees', '7B'],
])('the initials of %j are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
