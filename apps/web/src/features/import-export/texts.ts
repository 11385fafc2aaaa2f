import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ImportProblem, ImportSource, ImportWarning } from '@questboard/api/import-export/schema'

/** Names of other products are the same in every language. */
export const sourceNames: Record<ImportSource, MessageDescriptor | string> = {
  table: msg`Table`,
  list: msg`List (text or Markdown)`,
  questboard: 'Questboard',
  icalendar: msg`Calendar (iCalendar)`,
  todoist: 'Todoist',
  ticktick: 'TickTick',
  habitica: 'Habitica',
  trello: 'Trello',
  things: 'Things',
  google: 'Google Tasks',
}

/** The text of a warning about a changed value. `about` quotes the file. */
export function warningText({ code, about }: ImportWarning): MessageDescriptor {
  const was = about ?? ''
  switch (code) {
    case 'goldProposed':
      return msg`the gold was “${was}”`
    case 'typeUnknown':
      return msg`the repetition was “${was}”`
    case 'repeatsOtherwise':
      return msg`can’t repeat “${was}” here`
    case 'dateLeftOut':
      return msg`date “${was}” left out`
    case 'tagUnknown':
      return msg`there is no tag “${was}” here`
    case 'tooManyTags':
      return msg`tag “${was}” left out: the task can’t have more tags`
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
    case 'image':
      return msg`This looks like a picture.`
    case 'media':
      return msg`This looks like a recording or a video.`
    case 'pdf':
      return msg`This looks like a PDF document.`
    case 'archive':
      return msg`This looks like an archive (ZIP). Unpack it and choose the file inside.`
    case 'spreadsheet':
      return msg`This looks like a spreadsheet file. Save it as CSV and choose that file.`
    case 'document':
      return msg`This looks like a document, not a list. Save the list as text, with one task on each line.`
    case 'database':
      return msg`This looks like a database.`
    case 'markup':
      return msg`This looks like a web page or another file with markup.`
    case 'program':
      return msg`This looks like a program or a settings file.`
    case 'notText':
      return msg`This file isn’t text.`
    case 'encoding':
      return msg`We can’t tell how the text in this file is encoded. Save it as UTF-8.`
    case 'otherJson':
      return msg`This is JSON, but not a list of tasks that we know.`
    case 'brokenJson':
      return msg`This looks like JSON, but it’s damaged or incomplete.`
    case 'otherSource':
      return msg`This file isn’t of the chosen type.`
    case 'noTasks':
      return msg`There are no tasks in this file.`
    case 'appointments':
      return msg`Events in the calendar were left out: they aren’t tasks.`
    case 'textLeftOut':
      return msg`Text between the lists was left out.`
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
