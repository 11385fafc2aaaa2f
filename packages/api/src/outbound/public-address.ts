import { BlockList, isIP } from 'node:net'

/** IPv4 ranges that are private, reserved or multicast, including the metadata address of cloud providers. */
const notPublic4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '168.63.129.16/32',
]

/** IPv6 ranges that lead elsewhere: protocol assignments, Teredo, documentation, 6to4. */
const notPublic6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const listOf = (networks: string[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    list.addSubnet(address, Number(bits), family)
  }
  return list
}

const blocked4 = listOf(notPublic4, 'ipv4')
const blocked6 = listOf(notPublic6, 'ipv6')
const given6 = listOf(['2000::/3'], 'ipv6')
/** IPv6 ranges that contain an IPv4 address: mapped addresses and NAT64. */
const carrying4 = listOf(['::ffff:0:0/96', '64:ff9b::/96'], 'ipv6')

/** The IPv4 address in the last 32 bits. */
function carried(address: string): string {
  const groups = new URL(`http://[${address}]/`).hostname.slice(1, -1).split(':').slice(-2)
  const [high = 0, low = 0] = groups.map((group) => Number.parseInt(group || '0', 16))
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

/**
 * Whether an IP address is public: not local, private, link-local or multicast, and no other notation of such an
 * address.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !blocked4.check(address, 'ipv4')
  // An address with a zone (`fe80::1%eth0`) is link-local.
  if (family !== 6 || address.includes('%')) return false
  if (carrying4.check(address, 'ipv6')) return isPublicAddress(carried(address))
  return given6.check(address, 'ipv6') && !blocked6.check(address, 'ipv6')
}
