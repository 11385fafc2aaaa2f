import { expect, test } from 'vitest'
import { serversOf } from './hosts.ts'

test.each([
  ['postgres://a:5432/name', ['postgres://a:5432/name']],
  [
    'postgres://me:p%40ss@a:5432,b:5433/name?x=1',
    ['postgres://me:p%40ss@a:5432/name?x=1', 'postgres://me:p%40ss@b:5433/name?x=1'],
  ],
  ['postgres://[::1]:1,[::2]:2/name', ['postgres://[::1]:1/name', 'postgres://[::2]:2/name']],
  ['postgres://a,,b/name', ['postgres://a/name', 'postgres:///name', 'postgres://b/name']],
  ['nothing', ['']],
])('%s names its servers', (url, servers) => {
  expect(serversOf(url)).toEqual(servers)
})
