import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ImportProblem, ImportSource, ImportWarning } from '@questboard/api/import-export/schema'

/** Names of other products are the same in every language. */
export const sourceNames: Record<ImportSource, MessageDescriptor | string> = {
  table: msg`Table`,
  questboard: 'Questboard',
  icalendar: msg`Calendar (iCalendar)`,
  todoist: 'Todoist',
  ticktick: 'TickTick',
  habitica: 'Habitica',
}

/** The text of a warning about a changed value. `about` quotes the file. */
export function warningText({ code, about }: ImportWarning): MessageDescriptor {
  const was = about ?? ''
  switch (code) {
    case 'goldProposed':
      return msg`gold was “${was}”`
    case 'typeUnknown':
      return msg`how often was “${was}”`
    case 'repeatsOtherwise':
      return msg`can’t repeat “${was}” here`
    case 'dateLeftOut':
      return msg`date “${was}” dropped`
    case 'tagUnknown':
      return msg`no tag “${was}” here`
    case 'tooManyTags':
      return msg`tag “${was}” dropped: the task has the most tags it can have`
    case 'titleShortened':
      return msg`title shortened, full text in the notes`
    case 'notesShortened':
      return msg`notes shortened`
    case 'duplicate':
      return msg`you have a task like this`
    case 'repeated':
      return msg`appears twice in the file`
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
      return msg`This file isn’t a table and can’t be read.`
    case 'noTitleColumn':
      return msg`No column is called “title”. Name the columns in the first line: title, notes, gold, type, tags.`
    case 'notHabitica':
      return msg`This isn’t the user data that Habitica exports.`
    case 'notTickTick':
      return msg`This isn’t a backup from TickTick.`
    case 'notCalendar':
      return msg`This isn’t a calendar file (.ics).`
    case 'noTitle':
      return msg`The title is missing.`
    case 'unreadable':
      return msg`It has characters we can’t save.`
    case 'quoteNotClosed':
      return msg`A quotation mark isn’t closed, so the rest couldn’t be read.`
  }
}
