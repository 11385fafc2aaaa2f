import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const sources = join(import.meta.dirname, '../../apps/web/src')

/** The fields of Mantine whose size is not set in the theme, as they are written. */
const fieldsIn = (text: string): string[] =>
  [...text.matchAll(/<(?:NativeSelect|Select|MultiSelect|Autocomplete|TagsInput|Input)\s[\s\S]*?\/>/g)].map(
    ([field]) => field,
  )

const isLarge = (field: string): boolean => /\bsize="(?:md|lg|xl)"/.test(field)

test('finds the fields of a form', () => {
  const text =
    '<Select\n label={t`a`}\n size="md"\n/><Input.Wrapper label="b"><NativeSelect data={[]} /></Input.Wrapper>'
  expect(fieldsIn(text).map(isLarge)).toEqual([true, false])
})

// Safari on an iPhone zooms into a field with smaller text, and does not zoom back.
test('fields have a text of at least 16 px', () => {
  const small = globSync('**/*.tsx', { cwd: sources }).flatMap((file) =>
    fieldsIn(readFileSync(join(sources, file), 'utf8'))
      .filter((field) => !isLarge(field))
      .map((field) => `${file}: ${field.split('\n')[0]}`),
  )
  expect(small).toEqual([])
})
