import type { Locale } from '@questboard/i18n'
import { tags } from './catalogue.ts'
import type { Tag } from './schema.ts'

export const listTags = (language: Locale): Tag[] =>
  tags.map(({ id, key, name }) => ({ id, key, name: name[language] }))
