import { isIPv6 } from 'node:net'

const GRUPOS_DE_RED = 4
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** The groups of an IPv6 address, the run of zeros that `::` stands for written out. */
function grupos(ip: string): string[] {
  const [before = '', after] = ip.split('::')
  const head = before.split(':').filter(Boolean)
  const tail = (after ?? '').split(':').filter(Boolean)
  const zeros = after === undefined ? 0 : 8 - head.length - tail.length
  return [...head, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...tail]
}

/** What one subscriber holds: an IPv4 address, or the /64 network of an IPv6 one, within which anybody can hop. */
export function networkOf(ip: string): string {
  const mapped = MAPPED.exec(ip)?.[1]
  if (mapped) return mapped
  if (!isIPv6(ip)) return ip
  const red = grupos(ip).slice(0, GRUPOS_DE_RED)
  return `${red.map((grupo) => Number.parseInt(grupo, 16).toString(16)).join(':')}::/64`
}
