/** The tags of all users, with texts by language. The key is stable, and quick add accepts it. */
export const tags = [
  { id: '019d3c00-0000-7000-8000-00000000a901', key: 'work', name: { en: 'work', bg: 'работа' } },
  { id: '019d3c00-0000-7000-8000-00000000a902', key: 'health', name: { en: 'health', bg: 'здраве' } },
  { id: '019d3c00-0000-7000-8000-00000000a903', key: 'sport', name: { en: 'sport', bg: 'спорт' } },
  { id: '019d3c00-0000-7000-8000-00000000a904', key: 'holiday', name: { en: 'holiday', bg: 'почивка' } },
  { id: '019d3c00-0000-7000-8000-00000000a905', key: 'school', name: { en: 'school', bg: 'училище' } },
  { id: '019d3c00-0000-7000-8000-00000000a906', key: 'fun', name: { en: 'fun', bg: 'забавление' } },
  { id: '019d3c00-0000-7000-8000-00000000a907', key: 'travel', name: { en: 'travel', bg: 'пътуване' } },
] as const

const ids = new Set<string>(tags.map(({ id }) => id))

export const isTag = (id: string): boolean => ids.has(id)
