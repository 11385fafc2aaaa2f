import { expect, test } from 'vitest'
import { networkOf } from './network-of.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  [' 192.0.2.7 ', '192.0.2.7'],
  ['192.0.2.7:5678', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:207', '192.0.2.7'],
  ['[::ffff:192.0.2.7]:443', '192.0.2.7'],
  ['2001:db8::1', '2001:db8::/64'],
  ['2001:0DB8:0000:0000:ffff::2', '2001:db8::/64'],
  ['[2001:db8::1]', '2001:db8::/64'],
  ['[2001:db8::1]:443', '2001:db8::/64'],
  ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['[fe80::2%25eth1]:80', 'fe80::/64'],
  ['::1', '::/64'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each([
  '',
  'unknown',
  '_hidden',
  'client.example.org',
  'client.example.org:80',
  '192.0.2',
  '192.0.2.256',
  '0x7f.1',
  '192.0.2.07',
  '192.0.2.7:',
  '192.0.2.7:port',
  '192.0.2.7:123456',
  '2001:db8::1::2',
  '[2001:db8::1',
  '[192.0.2.7]',
  '192.0.2.7, 192.0.2.8',
  'fe80::%',
  '\u0000',
])('%j is not an address', (text) => {
  expect(networkOf(text)).toBeUndefined()
})
