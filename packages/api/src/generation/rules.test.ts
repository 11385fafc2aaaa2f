import { expect, test } from 'vitest'
import { lines, oneLine, usableItems } from './rules.ts'
import { proposedReward, proposedTask } from './schema.ts'

const task = { title: 'Walk', notes: '', gold: 5, type: 'todo' }

const tasksIn = (content: unknown, count = 10) =>
  usableItems(typeof content === 'string' ? content : JSON.stringify(content), 'tasks', {
    item: proposedTask,
    nameOf: ({ title }) => title,
    count,
  })

test.each([
  ['no JSON', 'Sure! Here are your tasks: {'],
  ['no object', '[1]'],
  ['null', 'null'],
  ['no list', '{"tasks":{"title":"Walk"}}'],
  ['another list', '{"rewards":[]}'],
  ['an empty list', '{"tasks":[]}'],
  ['nothing', ''],
])('%s has nothing that is usable', (_name, content) => {
  expect(tasksIn(content)).toEqual([])
})

test.each([
  ['a title too long', { title: 'а'.repeat(151) }],
  ['a title of nothing but what is not shown', { title: '\u0000\u200f \n' }],
  ['too much gold', { gold: 101 }],
  ['too little gold', { gold: -1 }],
  ['half a coin', { gold: 0.5 }],
  ['gold as text', { gold: '5' }],
  ['an unknown type', { type: 'monthly' }],
  ['notes too long', { notes: 'a'.repeat(5001) }],
  ['notes that are none', { notes: null }],
])('%s leaves its item out, and only that', (_name, fields) => {
  expect(tasksIn({ tasks: [{ ...task, ...fields }, task] })).toEqual([task])
})

test('bounds themselves are kept', () => {
  const long = { ...task, title: '😀'.repeat(150), gold: 100 }
  expect(tasksIn({ tasks: [{ ...task, gold: 0 }, long] })).toEqual([{ ...task, gold: 0 }, long])
})

test('rewards of the type times, or without a valid price, are left out', () => {
  const reward = { name: 'Tea', gold: 1, type: 'once' }
  const rewards = [{ ...reward, type: 'times' }, { ...reward, gold: 0 }, { ...reward, gold: 100_001 }, reward]
  const read = { item: proposedReward, nameOf: ({ name }: { name: string }) => name, count: 10 }
  expect(usableItems(JSON.stringify({ rewards }), 'rewards', read)).toEqual([reward])
})

test.each([
  ['in a fence', `\`\`\`json\n${JSON.stringify({ tasks: [task] })}\n\`\`\``],
  ['as a list alone', JSON.stringify([task])],
])('an answer %s is read as well', (_name, content) => {
  expect(tasksIn(content)).toEqual([task])
})

test.each([
  ['spaces around and no language', `\n  \`\`\`\n${JSON.stringify([task])}\n  \`\`\`  \n`],
  ['Windows lines', `\`\`\`JSON\r\n${JSON.stringify([task])}\r\n\`\`\`\r\n`],
  ['no end', `\`\`\`json\n${JSON.stringify([task])}\n\n`],
])('a fence with %s is read as well', (_name, content) => {
  expect(tasksIn(content)).toEqual([task])
})

test.each([
  ['a fence without an end', `\`\`\`${'\n'.repeat(100_000)}`],
  ['a fence before text', `\`\`\`json\n{}${'\n'.repeat(100_000)}.`],
  ['spaces', `${' '.repeat(100_000)}.`],
])('%s costs no more than its length', (_name, content) => {
  const begun = performance.now()
  expect(tasksIn(content)).toEqual([])
  expect(performance.now() - begun).toBeLessThan(500)
})

test('duplicates are proposed once, and not more items than requested', () => {
  const titles = ['Walk', 'walk', ' WALK ', 'Run', 'Swim']
  const read = tasksIn({ tasks: titles.map((title) => ({ ...task, title })) }, 2)
  expect(read.map(({ title }) => title)).toEqual(['Walk', 'Run'])
})

test('fields that were not requested are ignored', () => {
  expect(tasksIn({ tasks: [{ ...task, id: 'x', __proto__: { gold: 9 } }], more: true })).toEqual([task])
})

test('control characters are removed, markup stays text', () => {
  expect(oneLine('\u202eab\tc\n\nd\u0000 ')).toBe('ab c d')
  expect(oneLine('<b>👩‍👧</b>')).toBe('<b>👩‍👧</b>')
  expect(lines(' a\r\nb\rc\u0007d ')).toBe('a\nb\nc d')
  expect(lines('\ud800a')).toBe('\ufffda')
})
