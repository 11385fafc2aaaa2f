/** The tags of all users, with texts by language. The key is stable, and quick add accepts it. */
export const tags = [
  { id: '019d3c00-0000-7000-8000-00000000a901', key: 'work', color: 'blue', name: { en: 'work', bg: 'работа' } },
  { id: '019d3c00-0000-7000-8000-00000000a902', key: 'health', color: 'green', name: { en: 'health', bg: 'здраве' } },
  { id: '019d3c00-0000-7000-8000-00000000a903', key: 'sport', color: 'orange', name: { en: 'sport', bg: 'спорт' } },
  {
    id: '019d3c00-0000-7000-8000-00000000a904',
    key: 'holiday',
    color: 'yellow',
    name: { en: 'holiday', bg: 'почивка' },
  },
  { id: '019d3c00-0000-7000-8000-00000000a905', key: 'school', color: 'violet', name: { en: 'school', bg: 'училище' } },
  { id: '019d3c00-0000-7000-8000-00000000a906', key: 'fun', color: 'pink', name: { en: 'fun', bg: 'забавление' } },
  { id: '019d3c00-0000-7000-8000-00000000a907', key: 'travel', color: 'teal', name: { en: 'travel', bg: 'пътуване' } },
] as const

const ids = new Set<string>(tags.map(({ id }) => id))

/** Whether an id is that of a tag that all users have. */
export const isSharedTag = (id: string): boolean => ids.has(id)
