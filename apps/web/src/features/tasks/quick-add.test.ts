import { type Task, taskGold } from '@questboard/api/tasks/schema'
import { describe, expect, it } from 'vitest'
import { defaultGold, maxGold, parseQuickAdd } from './quick-add.ts'

const shared = { color: 'green', own: false, groupId: null } as const

const english = [
  { ...shared, id: 'h', key: 'health', name: 'health' },
  { ...shared, id: 's', key: 'sport', name: 'sport' },
  { ...shared, id: 'f', key: 'fun', name: 'fun' },
]

const bulgarian = [
  { ...shared, id: 'h', key: 'health', name: 'здраве' },
  { ...shared, id: 's', key: 'sport', name: 'Спорт' },
  { ...shared, id: 'f', key: 'fun', name: 'забавление' },
]

const en = (line: string) => parseQuickAdd(line, english, 'en')
const bg = (line: string) => parseQuickAdd(line, bulgarian, 'bg')

describe('quick add', () => {
  it('reads a plain line as the title of a to-do of 10 gold', () => {
    expect(en('Buy bread')).toEqual({
      title: 'Buy bread',
      type: 'todo',
      gold: 10,
      tags: [],
      explicit: { type: false, gold: false },
    })
  })

  it('reads all fields from one line', () => {
    expect(en('Drink water !daily #health 15g')).toEqual({
      title: 'Drink water',
      type: 'daily',
      gold: 15,
      tags: ['h'],
      explicit: { type: true, gold: true },
    })
  })

  it('reads commands anywhere and closes the gaps', () => {
    expect(en('  15g   Run  #sport in the   park !weekly ')).toMatchObject({
      title: 'Run in the park',
      type: 'weekly',
      gold: 15,
      tags: ['s'],
    })
  })

  it('reads nothing from an empty line', () => {
    expect(en('  \t ').title).toBe('')
    expect(en('!daily #fun 3g').title).toBe('')
  })

  it.each<[string, Task['type']]>([
    ['!todo', 'todo'],
    ['!daily', 'daily'],
    ['!weekly', 'weekly'],
    ['!DAILY', 'daily'],
    ['!ежедневна', 'daily'],
    ['!Ежедневно', 'daily'],
    ['!седмична', 'weekly'],
    ['!еднократна', 'todo'],
  ])('reads the type %s in both languages', (word, type) => {
    expect(en(`Sweep ${word}`)).toMatchObject({ title: 'Sweep', type, explicit: { type: true } })
    expect(bg(`Sweep ${word}`)).toMatchObject({ title: 'Sweep', type, explicit: { type: true } })
  })

  it('uses the last type and the last amount', () => {
    expect(en('Sweep !daily 5g !weekly 20g')).toMatchObject({ title: 'Sweep', type: 'weekly', gold: 20 })
  })

  it.each([
    '#Градинка',
    '#градинка',
    '#ГРАДИНКА',
    '#градѝнка',
    '#cafe',
    '#CAFÉ',
    '#Cafe\u0301,',
    '#готино',
    '#СПОРТ',
    '#здра\u0301ве',
    '#Health',
  ])('finds the tag of %s, whatever its case and accents', (word) => {
    const own = ['Градинка', 'Café', 'готино'].map((name) => ({ ...shared, id: name, key: name, name, own: true }))
    const read = parseQuickAdd(`Buy soil ${word}`, [...bulgarian, ...own], 'bg')
    expect(read.title).toBe('Buy soil')
    expect(read.tags).toHaveLength(1)
  })

  it('finds the tags that are compared as the names of tags are, so that it offers no tag that exists', () => {
    const tea = [{ ...shared, id: 't', key: 't', name: 'чай', own: true }]
    expect(parseQuickAdd('Купи #ЧАЙ', tea, 'bg')).toMatchObject({ title: 'Купи', tags: ['t'] })
    expect(parseQuickAdd('Купи #чаи', tea, 'bg')).toMatchObject({ title: 'Купи', tags: ['t'] })
    expect(parseQuickAdd('Купи #чаша', tea, 'bg')).toMatchObject({ title: 'Купи #чаша', tags: [] })
  })

  it('finds a tag by its key in every language, and by its name in the current one', () => {
    expect(en('Run #health').tags).toEqual(['h'])
    expect(bg('Бягане #health').tags).toEqual(['h'])
    expect(bg('Бягане #здраве').tags).toEqual(['h'])
    expect(en('Run #здраве')).toMatchObject({ title: 'Run #здраве', tags: [] })
  })

  it('ignores the case and the Unicode composition of a tag', () => {
    expect(en('Run #HEALTH').tags).toEqual(['h'])
    expect(bg('Бягане #СПОРТ').tags).toEqual(['s'])
    const composed = [{ ...shared, id: 'c', key: 'cafe', name: 'caf\u00e9' }]
    expect(parseQuickAdd('Rest #cafe\u0301', composed, 'en').tags).toEqual(['c'])
  })

  it('lists a tag once, in the order of first use', () => {
    expect(en('Run #sport #health #sport').tags).toEqual(['s', 'h'])
  })

  it('accepts any number of tags', () => {
    const many = Array.from({ length: 7 }, (_, index) => ({
      ...shared,
      id: `${index}`,
      key: `tag${index}`,
      name: `tag${index}`,
    }))
    const line = many.map(({ key }) => `#${key}`).join(' ')
    expect(parseQuickAdd(`All ${line}`, many, 'en').tags).toHaveLength(7)
  })

  it('reads gold from g, in Bulgarian from з as well', () => {
    expect(en('Read 0g').gold).toBe(0)
    expect(en('Read 100G').gold).toBe(100)
    expect(en('Read 15з')).toMatchObject({ title: 'Read 15з', gold: defaultGold })
    expect(bg('Четене 15з')).toMatchObject({ title: 'Четене', gold: 15 })
    expect(bg('Четене 15З').gold).toBe(15)
    expect(bg('Четене 15g').gold).toBe(15)
  })

  it('leaves grams and too large amounts in the title', () => {
    expect(en('Buy 101g of flour')).toMatchObject({ title: 'Buy 101g of flour', gold: defaultGold })
    expect(en('Buy 5000g')).toMatchObject({ title: 'Buy 5000g' })
    expect(bg('Купи 50г масло')).toMatchObject({ title: 'Купи 50г масло', gold: defaultGold })
    expect(en('Buy 1.5g')).toMatchObject({ title: 'Buy 1.5g' })
    expect(en('Go -5g')).toMatchObject({ title: 'Go -5g' })
  })

  it('leaves unknown commands in the title', () => {
    expect(en('Call #mum now !urgent')).toMatchObject({ title: 'Call #mum now !urgent', tags: [], type: 'todo' })
    expect(en('Wow! # ! g 15').title).toBe('Wow! # ! g 15')
    expect(en('!constructor #toString').title).toBe('!constructor #toString')
  })

  it('ignores punctuation after a command', () => {
    expect(en('Run, #sport, !daily; 15g.')).toMatchObject({ title: 'Run,', tags: ['s'], type: 'daily', gold: 15 })
  })

  it('leaves a command after a backslash unchanged', () => {
    expect(en('Eat \\50g of \\#health food \\!daily')).toEqual({
      title: 'Eat 50g of #health food !daily',
      type: 'todo',
      gold: defaultGold,
      tags: [],
      explicit: { type: false, gold: false },
    })
    expect(en('Open \\\\server').title).toBe('Open \\\\server')
  })

  it('preserves every script, emoji and long words', () => {
    expect(en('🧘‍♀️ מדיטציה !daily').title).toBe('🧘‍♀️ מדיטציה')
    expect(en('ш'.repeat(400)).title).toHaveLength(400)
  })

  it('has the same limit on gold as the rules', () => {
    expect(maxGold).toBe(taskGold.maxValue)
    expect(taskGold.safeParse(defaultGold).success).toBe(true)
  })
})
