/** Text repeated to a number of bytes, between a beginning and an end. */
const filling =
  (size: number) =>
  (text: string, head = '', tail = ''): string =>
    head +
    text.repeat(Math.max(0, Math.floor((size - Buffer.byteLength(head + tail)) / Buffer.byteLength(text)))) +
    tail

const calendar = 'BEGIN:VCALENDAR\n'

/** Files of a size in bytes that are expensive to parse, by name. */
export function hostileFiles(size: number): [string, string][] {
  const fill = filling(size)
  /** In JSON each quote takes two bytes. */
  const half = filling(size / 2)
  const habitica = (kind: string, item: string) => half(`${item},`, `{"tasks":{"${kind}":[`, `${item}]}}`)
  const inTask = (field: string, item: string) => half(`${item},`, `{"tasks":{"todos":[{"${field}":[`, `${item}]}]}}`)
  const numbered = (count: number, row: (place: number) => string) =>
    Array.from({ length: count }, (_, at) => row(at)).join('\n')
  const many = 12_000
  return [
    ['objects', fill('{}')],
    ['a list of objects', fill('{},', '[', '{}]')],
    ['empty to-dos', habitica('todos', '{}')],
    ['empty habits', habitica('habits', '{}')],
    ['numbers for tasks', habitica('dailys', '1')],
    ['named to-dos', habitica('todos', '{"text":"a"}')],
    ['steps of one to-do', inTask('checklist', '{}')],
    ['tags of one to-do', inTask('tags', '""')],
    ['numbers for tags', inTask('tags', '1')],
    ['tags', half('{"id":"a"},', '{"tasks":{"todos":[]},"tags":[', '{}]}')],
    ['days of one daily', half('"a":true,', '{"tasks":{"dailys":[{"repeat":{', '"b":1}}]}}')],
    ['one long name for the tags of many', named(half)],
    ['brackets', fill('[')],
    ['nested lists', '['.repeat(size / 2) + ']'.repeat(size / 2)],
    ['nested objects', `${'{"a":'.repeat(size / 8)}1${'}'.repeat(size / 8)}`],
    ['nested lists of tasks', `{"tasks":{"todos":${'['.repeat(size / 3)}${']'.repeat(size / 3)}}}`],
    ['quotes', half('"')],
    ['lines of quotes', half('"\n')],
    ['cells of quotes', half('"",')],
    ['quoted rows', half('"a"\n')],
    ['quotes in the midst', half('a"')],
    ['a quote that is never closed', half('a\n', 'title\n"')],
    ['one that is closed late', half('"a\nb"\n', 'title\n', '"x')],
    ['lines within a cell', half('\n', 'title\n"', '"')],
    ['lines within cells', half('"a\n\n\n\n"\n', 'title\n')],
    ['commas', fill(',')],
    ['rows of commas', half('a,,,\n', 'title\n')],
    ['tabs', half('\t')],
    ['columns', fill('title,')],
    ['columns of one row', half('notes,', 'title,', '\na')],
    ['wide rows', `title${',x'.repeat(2000)}\n${`${','.repeat(2000)}\n`.repeat(50)}`],
    ['lines', half('\n')],
    ['lines of old', half('a\r', 'title\r')],
    ['rows', half('a\n', 'title\n')],
    ['rows of Windows', half('a\r\n', 'title\r\n')],
    ['a list', half('a\n')],
    ['different titles', numbered(many, (place) => `t${place}`)],
    ['one line', fill('a')],
    ['blanks', fill(' ', '', 'x')],
    ['marks of byte order', fill('\uFEFF')],
    ['a mark, blanks and markup', fill(' ', '\uFEFF', '<')],
    ['accents', fill('\u0316\u0301\u0327', 'title,notes\na,b')],
    ['accents in rows', fill(`a${'\u0316\u0301'.repeat(30)}\n`, 'title\n')],
    ['ligatures', fill('\uFDFA', 'title\n')],
    ['faces', fill('😀', 'title\n')],
    ['tags of a row', fill('a,', 'title,tags\nx,"', '"')],
    ['quotes in the tags of a row', fill('""""a', 'title,tags\nx,"', '"')],
    ['quoted tags of a row', fill('""a"",', 'title,tags\nx,"', '"')],
    ['tags of rows', half('x,"work,b,c,d,e"\n', 'title,tags\n')],
    ['digits', fill('1', 'title,gold\nx,')],
    ['blanks in an amount', fill(' ', 'title,gold\nx,1', '1')],
    ['amounts', half('x,99999999\n', 'title,gold\n')],
    ['a long type', fill('_', 'title,type\nx,')],
    ['formulas', half("''=\n", 'title\n')],
    ['a formula of quotes', fill("'", 'title\n', 'x')],
    ['tasks of Todoist', half('task,a\n', 'TYPE,CONTENT\n')],
    ['notes of Todoist', half('note,a\n', 'TYPE,CONTENT\ntask,x\n')],
    ['sections of Todoist', half('section,a\n', 'TYPE,CONTENT\n')],
    ['columns of Todoist', half('x,', 'TYPE,CONTENT,', '\ntask,x')],
    ['labels', fill(' @a', 'TYPE,CONTENT\ntask,x')],
    ['blanks before a label', fill(' ', 'TYPE,CONTENT\ntask,x', '@')],
    ['blanks in a date', fill(' ', 'TYPE,CONTENT,DATE\ntask,x,every', 'day')],
    ['times in a date', fill(' 11', 'TYPE,CONTENT,DATE\ntask,x,every')],
    ['different dates', half('task,x,every 3rd friday at 10:00 starting 1 may until 3 june\n', 'TYPE,CONTENT,DATE\n')],
    [
      'words of a date',
      half(
        'task,x,monday tuesday wednesday thursday friday saturday sunday every every every on\n',
        'TYPE,CONTENT,DATE\n',
      ),
    ],
    ['sub-tasks', half('task,x,2\n', 'TYPE,CONTENT,INDENT\ntask,x,1\n')],
    ['dates', half('task,x,every day at 10:00\n', 'TYPE,CONTENT,DATE\n')],
    ['levels', half('task,x,9\n', 'TYPE,CONTENT,INDENT\n')],
    ['a history', `Task Name,Task ID,Task Type\n${numbered(many, (place) => `a,${place},daily`)}`],
    ['due dates', half('x,2026-03-10,9:30,"RRULE:FREQ=WEEKLY;BYDAY=MO,TU;COUNT=99999"\n', 'title,due,time,repeat\n')],
    ['digits in a date', fill('1', 'title,due\nx,')],
    ['parts of a rule', fill('BYDAY=MO;', 'title,repeat\nx,"RRULE:FREQ=MONTHLY;', '"')],
    ['rules of many days', half(`x,"RRULE:FREQ=YEARLY;BYMONTHDAY=${'31,'.repeat(100)}1"\n`, 'title,repeat\n')],
    [
      'tasks of the app',
      half('{"title":"a","type":"todo","requireResult":false,"tags":[""],"checklist":[{}]},', '[', '{}]'),
    ],
    [
      'reminders of the app',
      half('{"daysBefore":1},', '[{"title":"a","type":"todo","requireResult":false,"reminders":[', '{}]}]'),
    ],
    ['tagged tasks', accountWithTags(half, 'tasks', '{"title":"a","type":"todo","requireResult":false,"tags":["i"]},')],
    [
      'numbers for tasks of missions',
      accountWithTags(half, 'missions', `{"name":1,"from":1,"to":1,"tasks":[${'0,'.repeat(999)}0]},`),
    ],
    [
      'empty tasks of missions',
      accountWithTags(half, 'missions', `{"name":"a","from":1,"to":1,"tasks":[${'{},'.repeat(99)}{}]},`),
    ],
    [
      'tagged tasks of missions',
      accountWithTags(half, 'missions', `{"name":"a","from":1,"to":1,"tasks":[${'{"tags":["i"]},'.repeat(99)}{}]},`),
    ],
    [
      'tasks of TickTick',
      half('a,Y,2026-03-10T10:00:00+0000,Asia/Tokyo,-PT5M\n', 'Title,Is Check list,Due Date,Timezone,Reminder\n'),
    ],
    ['unknown zones', half('a,Y,2026-03-10T10:00:00+0000,A/B\n', 'Title,Is Check list,Due Date,Timezone\n')],
    ['steps of TickTick', half('▪a\n', 'Title,Content,Is Check list,Due Date\na,"', '",Y')],
    ['lines before TickTick', half('a\n', 'Date: 2026-03-10\n')],
    ['to-dos of a calendar', half('BEGIN:VTODO\nSUMMARY:a\nDUE:20260310T100000Z\nEND:VTODO\n', calendar)],
    [
      'repeating to-dos',
      half(
        'BEGIN:VTODO\nSUMMARY:a\nDUE;VALUE=DATE:20200131\nRRULE:FREQ=MONTHLY;BYMONTHDAY=29,30,31;COUNT=500\nEND:VTODO\n',
        calendar,
      ),
    ],
    [
      'related to-dos',
      half('BEGIN:VTODO\nUID:a\nRELATED-TO:b\nEND:VTODO\n', `${calendar}BEGIN:VTODO\nUID:b\nEND:VTODO\n`),
    ],
    ['open to-dos', half('BEGIN:VTODO\n', calendar)],
    [
      'alarms of a to-do',
      half(
        'BEGIN:VALARM\nTRIGGER:-PT5M\nEND:VALARM\n',
        `${calendar}BEGIN:VTODO\nSUMMARY:a\nDUE:20260310\n`,
        'END:VTODO',
      ),
    ],
    ['folded lines', half('\n a', `${calendar}BEGIN:VTODO\nSUMMARY:a`, '\nEND:VTODO')],
    ['parameters', fill(';A=', `${calendar}BEGIN:VTODO\nSUMMARY`, ':a\nEND:VTODO')],
    ['quotes of parameters', half('"', `${calendar}BEGIN:VTODO\nSUMMARY;A=`)],
    ['escapes', half('\\', `${calendar}BEGIN:VTODO\nSUMMARY:`)],
    ['categories', fill('a,', `${calendar}BEGIN:VTODO\nSUMMARY:a\nCATEGORIES:`, '\nEND:VTODO')],
    ['properties', half('A:b\n', `${calendar}BEGIN:VTODO\n`)],
    ['items', half('- a\n')],
    ['boxes', half('- [ ] a\n')],
    ['ticked boxes of nothing', half('- [x] \n')],
    ['steps of a list', half('  - a\n', '- a\n')],
    ['notes of a list', half('a\n', '- a\n')],
    ['headings', half('# a\n')],
    ['marks of headings', fill('#', '# a ', 'x')],
    ['blanks of a heading', fill(' ', '# a', '# b')],
    ['fences', half('```\n')],
    ['emphasis', half('**a__b`', '- ')],
    ['stars', fill('*', '- ', ' a')],
    ['tags of a line', half(' #a', '- a')],
    ['signs of tags', fill('#', '- a ')],
    ['links', half('[a](https://b)', '- ')],
    ['open links', half('[a', '- ')],
    ['dates of a line', half('due:2026-03-1', '- a')],
    ['lines of a program', half('let a = (\n')],
    ['brackets of a program', half('{}\n', 'a\n')],
    ['keys', half('a:\n  b: c\n')],
    ['lines of Cyrillic', half('я\n')],
    ['cards of Trello', half('{},', '{"lists":[],"cards":[', '{}]}')],
    ['named cards', half('{"name":"a","due":"2026-03-10T10:00:00Z"},', '{"lists":[],"cards":[', '{}]}')],
    ['steps of a card', half('{"name":"a"},', '{"lists":[],"cards":[],"checklists":[{"checkItems":[', '{}]}]}')],
    [
      'checklists',
      half('{"idCard":"a","checkItems":[{}]},', '{"lists":[],"cards":[{"id":"a"}],"checklists":[', '{}]}'),
    ],
    [
      'named steps of cards without ids',
      half(
        '{"name":"a"},',
        `{"lists":[],"cards":[${'{"name":"a"},'.repeat(500)}{}],"checklists":[{"checkItems":[`,
        '{}]}]}',
      ),
    ],
    [
      'steps of cards without ids',
      half(
        `{"checkItems":[${'0,'.repeat(999)}0]},`,
        `{"lists":[],"cards":[${'{"name":"a"},'.repeat(500)}{}],"checklists":[`,
        '{}]}',
      ),
    ],
    ['labels', half('{"name":"a"},', '{"lists":[],"cards":[{"name":"a","labels":[', '{}]}]}')],
    ['to-dos of Things', half('{"type":"to-do","attributes":{"title":"a","when":"monday"}},', '[', '{}]')],
    ['projects within projects', projects(size / 2)],
    ['steps of Things', half('"a",', '[{"type":"to-do","attributes":{"title":"a","checklist-items":[', '""]}}]')],
    [
      'tasks of Google',
      half('{"title":"a","due":"2026-03-10"},', '{"kind":"tasks#tasks","items":[{"items":[', '{}]}]}'),
    ],
    ['lists of Google', half('{"items":[{"title":"a"}]},', '{"kind":"tasks#taskLists","items":[', '{}]}')],
    [
      'sub-tasks of Google',
      half(
        '{"id":"b","title":"a","parent":"a"},',
        '{"kind":"tasks#","items":[{"items":[{"id":"a","title":"a"},',
        '{}]}]}',
      ),
    ],
    ['appointments', half('BEGIN:VEVENT\n', calendar)],
    ['surrogates', half('\u0041', '"', '"')],
    ['zeros', half('a', '', '\u0000')],
    ['an archive', fill('x', 'PK')],
  ]
}

/** An account with a thousand tags, and with items of one kind. */
const accountWithTags = (half: ReturnType<typeof filling>, kind: string, item: string): string =>
  half(
    item,
    `{${kind === 'tasks' ? '' : '"tasks":[],'}"tags":[${'{"id":"","name":"a"},'.repeat(999)}{"id":"i","name":"b"}],"${kind}":[`,
    '{}]}',
  )

/** Five hundred to-dos, each with twenty tags of one 60 kB name. */
function named(half: ReturnType<typeof filling>): string {
  const tasks = Array(500)
    .fill(`{"text":"a","tags":[${Array(20).fill('"i"').join()}]}`)
    .join()
  return half('n', '{"tags":[{"id":"i","name":"', `"}],"tasks":{"todos":[${tasks}]}}`)
}

/** Projects of Things, each within another one. */
function projects(size: number): string {
  const [open, close] = ['{"type":"project","attributes":{"title":"a","items":[', ']}}']
  const depth = Math.floor(size / (open.length + close.length))
  return `[${open.repeat(depth)}${close.repeat(depth)}]`
}
