import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TagColor } from '@questboard/api/tags/schema'

export const colorNames: Record<TagColor, MessageDescriptor> = {
  gray: msg({ message: 'Grey', context: 'colour' }),
  red: msg({ message: 'Red', context: 'colour' }),
  orange: msg({ message: 'Orange', context: 'colour' }),
  yellow: msg({ message: 'Yellow', context: 'colour' }),
  green: msg({ message: 'Green', context: 'colour' }),
  teal: msg({ message: 'Teal', context: 'colour' }),
  blue: msg({ message: 'Blue', context: 'colour' }),
  indigo: msg({ message: 'Indigo', context: 'colour' }),
  violet: msg({ message: 'Violet', context: 'colour' }),
  pink: msg({ message: 'Pink', context: 'colour' }),
}
