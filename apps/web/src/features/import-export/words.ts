import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ImportProblem, ImportSource, ImportWarning } from '@questboard/api/import-export/schema'

/** Names of other products are the same in every language. */
export const sourceNames: Record<ImportSource, MessageDescriptor | string> = {
  table: msg`Table`,
  todoist: 'Todoist',
  habitica: 'Habitica',
}

/** What was changed in a row; `about` quotes the file. */
export function warningText({ code, about }: ImportWarning): MessageDescriptor {
  const was = about ?? ''
  switch (code) {
    case 'goldProposed':
      return msg`gold was “${was}”`
    case 'typeUnknown':
      return msg`how often was “${was}”`
    case 'repeatsOtherwise':
      return msg`repeats “${was}”, which there is not here`
    case 'dateLeftOut':
      return msg`without its date, “${was}”`
    case 'tagUnknown':
      return msg`without the tag “${was}”, which there is not here`
    case 'tooManyTags':
      return msg`without the tag “${was}”: a task has no room for it`
    case 'titleShortened':
      return msg`title shortened, whole in the notes`
    case 'notesShortened':
      return msg`notes shortened`
    case 'duplicate':
      return msg`you have a task like this`
    case 'repeated':
      return msg`stands twice in the file`
    case 'done':
      return msg`already done`
    case 'habit':
      return msg`a habit`
  }
}

export function problemText({ code }: ImportProblem): MessageDescriptor {
  switch (code) {
    case 'empty':
      return msg`The file is empty.`
    case 'notText':
      return msg`This is no table: it cannot be read as text.`
    case 'noTitleColumn':
      return msg`No column is called “title”. Name the columns in the first line: title, notes, gold, type, tags.`
    case 'notHabitica':
      return msg`This is not the user data that Habitica exports.`
    case 'noTitle':
      return msg`There is no title.`
    case 'unreadable':
      return msg`It has characters that cannot be kept.`
    case 'quoteNotClosed':
      return msg`A quote begins and never ends. What follows could not be read.`
  }
}
