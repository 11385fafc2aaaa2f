import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { parseAst } from 'vite'
import { expect, it } from 'vitest'

const folder = new URL('../', import.meta.url).pathname

/** Names and keys that are the same in every language. */
const sameEverywhere = new Set([
  'Questboard',
  'Google',
  'Google Calendar',
  'Apple Calendar',
  'Outlook',
  'GitHub',
  'MIT',
  'BETA',
  'A',
  'N',
  'R',
])

/** Attributes that users see or hear. */
const textAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
])

type Node = { type: string } & Record<string, unknown>

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'

/** The texts in the markup that are not marked for translation. */
function hardCodedIn(node: Node, texts: string[] = []): string[] {
  const { type, name, value, openingElement } = node
  const element = isNode(openingElement) && isNode(openingElement.name) ? openingElement.name.name : null
  if (type === 'JSXElement' && element === 'Trans') return texts
  if (type === 'JSXText') texts.push(String(value).trim())
  if (type === 'JSXAttribute' && isNode(name) && textAttributes.has(String(name.name)) && isNode(value)) {
    if (value.type === 'Literal') texts.push(String(value.value))
  }
  for (const child of Object.values(node).flat()) if (isNode(child)) hardCodedIn(child, texts)
  return texts
}

const read = (source: string) => parseAst(source, { lang: 'tsx' }) as unknown as Node

const isText = (text: string) => /\p{L}/u.test(text) && !sameEverywhere.has(text) && !/^https:\/\/\S+$/.test(text)

it('finds hard-coded texts only', () => {
  const source = `<p title="Hello"><Trans>Good <b>day</b></Trans> 1 / 2 <b>bye</b><i className="red" aria-label={t\`x\`} /></p>`
  expect(hardCodedIn(read(source)).filter(isText)).toEqual(['Hello', 'bye'])
})

it('the markup has no untranslated text', async () => {
  const texts: string[] = []
  for await (const file of glob('**/*.tsx', { cwd: folder })) {
    for (const text of hardCodedIn(read(readFileSync(folder + file, 'utf8'))).filter(isText))
      texts.push(`${file}: ${text}`)
  }
  expect(texts).toEqual([])
})
