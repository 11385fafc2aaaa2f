import { expect, test } from 'vitest'
import { challenges } from './challenges.ts'
import { topics } from './types.ts'

const drawn = challenges.filter(({ retired }) => !retired)

test('there is a challenge for almost every second day of a year, most of them for children', () => {
  expect(drawn.length).toBeGreaterThanOrEqual(150)
  expect(drawn.filter(({ forChildren }) => forChildren).length).toBeGreaterThanOrEqual(120)
})

test.each(topics)('at least eight challenges are about %s, five of them for children', (topic) => {
  const matching = drawn.filter((challenge) => challenge.topic === topic)
  expect(matching.length).toBeGreaterThanOrEqual(8)
  expect(matching.filter(({ forChildren }) => forChildren).length).toBeGreaterThanOrEqual(5)
})

test('a challenge about the night sky says that it is for the evening', () => {
  const sky = drawn.filter(({ title }) => /\b(moon|stars?|constellation)\b/i.test(title.en))
  expect(sky.length).toBeGreaterThan(0)
  expect(sky.filter(({ title, notes }) => !/tonight|evening/i.test(title.en + notes.en))).toEqual([])
})

test('no challenge for children needs an account, a medicine, a flame or a road', () => {
  const unsafe = /password|account|mailing|medicine|first-aid|stove|candle|matches|\bknife\b/i
  const mentioned = drawn.filter(({ forChildren, title }) => forChildren && unsafe.test(title.en))
  expect(mentioned).toEqual([])
})

test('no challenge repeats a task that a new player is offered', () => {
  const offered = [
    'Drink a glass of water',
    'Tidy the desk',
    'Read ten pages',
    'Take a walk',
    'Call someone',
    'Plan the week',
  ]
  const atHome = ['Make your bed', 'Tidy your room', 'Water the plants', 'Wash the dishes', 'Take out the rubbish']
  const titles = drawn.map(({ title }) => title.en.toLowerCase())
  const repeated = [...offered, ...atHome].filter((task) =>
    titles.some((title) => title.startsWith(task.toLowerCase())),
  )
  expect(repeated).toEqual([])
})
