import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../support/test-server.ts'

/** The commands of the API guide in order, with the responses that it shows. */
const guide = await readFile(fileURLToPath(new URL('../../docs/api.md', import.meta.url)), 'utf8')

interface Step {
  heading: string
  commands: string
  /** Undefined if the guide shows no response. */
  shown: { kind: string; text: string } | undefined
}

const blocks = [...guide.matchAll(/^## (?<heading>.+)$|^```(?<kind>\w+)\n(?<text>[\s\S]*?)^```$/gm)].map(
  ({ groups = {} }) => groups,
)

const steps: Step[] = blocks.flatMap(({ kind, text = '' }, place) => {
  if (kind !== 'sh') return []
  const heading = blocks.slice(0, place).findLast((block) => block.heading)?.heading ?? ''
  const next = blocks[place + 1]
  const shown = next?.kind && next.kind !== 'sh' ? { kind: next.kind, text: next.text ?? '' } : undefined
  return { heading, commands: text, shown }
})

const separator = '----- end of a step -----'

/** Replaces the guide's date by the server's today, and marks the end of each step. */
const script = [
  'date() { if [ "$1" = +%F ]; then echo 2026-03-10; else command date "$@"; fi; }',
  ...steps.map(({ commands }) => `${commands}\necho; echo '${separator}'`),
].join('\n')

let server: TestServer
let outputs: string[]
beforeAll(async () => {
  server = await startTestServer({ rateLimits: true })
  const { stdout, stderr } = await promisify(execFile)('bash', ['--norc', '-c', script], {
    env: { PATH: process.env.PATH ?? '', API: `${server.url}/api` },
    timeout: 50_000,
  })
  expect(stderr).toBe('')
  outputs = stdout.split(`${separator}\n`).map((text) => text.trim())
})
afterAll(() => server.close())

/** `…` matches anything: a value, the rest of a list, or as a key further fields. */
function asShown(shown: unknown): unknown {
  if (shown === '…') return expect.anything()
  if (Array.isArray(shown)) return shown.map(asShown)
  if (typeof shown !== 'object' || shown === null) return shown
  const fields = Object.entries(shown).filter(([key]) => key !== '…')
  const read = Object.fromEntries(fields.map(([key, value]) => [key, asShown(value)]))
  return '…' in shown ? expect.objectContaining(read) : read
}

/** A line in which `…` matches anything. */
function lineAsShown(line: string): unknown {
  return line.includes('…')
    ? expect.stringMatching(new RegExp(`^${line.split('…').map(RegExp.escape).join('.+')}$`))
    : line
}

/** The response, with lists cut like in the guide. */
function cut(answer: unknown, shown: unknown): unknown {
  if (Array.isArray(answer) && Array.isArray(shown)) {
    const shortened = shown.at(-1) === '…' ? answer.slice(0, shown.length) : answer
    return shortened.map((item, place) => cut(item, shown[place]))
  }
  if (typeof answer !== 'object' || answer === null || typeof shown !== 'object' || shown === null) return answer
  const inner = shown as Record<string, unknown>
  return Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, cut(value, inner[key])]))
}

/** Several JSON texts in sequence, with or without line breaks. */
function jsonTexts(text: string): unknown[] {
  const objects: unknown[] = []
  let from = 0
  for (let end = text.indexOf('}'); end >= 0; end = text.indexOf('}', end + 1)) {
    try {
      objects.push(JSON.parse(text.slice(from, end + 1)))
      from = end + 1
    } catch {
      // The object is not complete yet.
    }
  }
  expect(text.slice(from).trim()).toBe('')
  return objects
}

test('the guide has steps, and most of them show responses', () => {
  expect(steps.length).toBeGreaterThan(20)
  expect(steps.filter(({ shown }) => !shown).map(({ commands }) => commands)).toEqual([steps[0]?.commands])
})

describe.each(
  steps.flatMap((step, place) =>
    step.shown ? { ...step, shown: step.shown, place, first: step.commands.split('\n')[0] } : [],
  ),
)('$heading, $first', ({ place, shown }) => {
  test('responds as the guide shows', () => {
    const answer = outputs[place] ?? ''
    if (shown.kind !== 'json') {
      const lines = answer.split('\n').map((line) => line.trim())
      const expected = shown.text.trim().split('\n')
      expect(lines).toEqual(expect.arrayContaining(expected.map(lineAsShown)))
      return
    }
    const wanted = jsonTexts(shown.text)
    const responses = jsonTexts(answer)
    expect(responses.map((response, nth) => cut(response, wanted[nth]))).toEqual(wanted.map(asShown))
  })
})
