import { expect, test } from 'vitest'
import { z } from 'zod'
import { isStrict } from './prefer.ts'
import { unknownFields } from './unknown-fields.ts'

const step = z.object({ title: z.string() })
const schema = z
  .object({
    name: z.string().trim(),
    steps: z.array(step).nullish(),
    plan: z.union([z.object({ due: z.string() }), z.object({ every: z.string(), step: step.optional() })]).optional(),
    more: z.record(z.string(), step).optional(),
  })
  .refine(() => true)

test.each([
  [{ name: 'a' }, []],
  [{ name: 'a', other: 1 }, ['other']],
  [{ steps: [{ title: 'a' }, { title: 'b', tick: true }] }, ['steps.1.tick']],
  [{ steps: null, __proto__: {} }, []],
  [JSON.parse('{ "__proto__": 1, "constructor": 2 }'), ['__proto__', 'constructor']],
  [{ plan: { due: 'x', every: 'y' } }, ['plan.every']],
  [{ plan: { every: 'y', step: { title: 'a', b: 1 } } }, ['plan.step.b']],
  // The schema refuses it.
  [{ plan: { never: 'y' }, steps: 5 }, []],
  [{ more: { a: { title: 'a', b: 1 } } }, ['more.a.b']],
  ['text', []],
])('%j has the unknown fields %j', (value, unknown) => {
  expect(unknownFields(schema, value)).toEqual(unknown)
})

test.each([
  ['handling=strict', true],
  ['Handling = "strict"', true],
  ['respond-async, handling=strict; wait=5', true],
  ['foo="a, handling=lenient", handling=strict', true],
  ['handling=lenient, handling=strict', false],
  ['foo="handling=strict"', false],
  ['handling', false],
  ['', false],
  [undefined, false],
])('whether the header Prefer: %s asks for strict handling: %j', (header, strict) => {
  expect(isStrict(header)).toBe(strict)
})
