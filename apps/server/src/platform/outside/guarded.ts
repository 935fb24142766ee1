import { lookup } from 'node:dns'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { Agent, request as requestHttps } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** No reply came. The message is a Spanish sentence for the administrator, without the address. */
export class UnreachableAddress extends Error {}

/** Refused address of a private network: the server must not be used to reach machines behind the firewall (SSRF). */
class PrivateAddress extends Error {}

// Special-purpose networks (IANA registries): loopback, private, link-local, documentation, multicast …
const closed4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
]
/** Of the global unicast addresses, those that lead elsewhere: Teredo and protocols, documentation, 6to4. */
const closed6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

function listOf(nets: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const net of nets) {
    const [address = '', bits] = net.split('/')
    list.addSubnet(address, Number(bits), family)
  }
  return list
}
const blocked4 = listOf(closed4, 'ipv4')
const blocked6 = listOf(closed6, 'ipv6')
const global6 = listOf(['2000::/3'], 'ipv6')

/** True for an IP address of the public internet. */
export const isPublicAddress = (ip: string): boolean =>
  isIP(ip) === 4
    ? !blocked4.check(ip, 'ipv4')
    : isIP(ip) === 6 && global6.check(ip, 'ipv6') && !blocked6.check(ip, 'ipv6')

/** Resolves a name and refuses private addresses: checked at the connection, a second answer cannot replace the first. */
const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const [first] = found ?? []
    if (error || !first) return done(error ?? new Error('no address'), '')
    if (!found.every(({ address }) => isPublicAddress(address))) return done(new PrivateAddress(), '')
    return options.all ? done(null, found) : done(null, first.address, first.family)
  })
}

const certificate = /^(CERT_|ERR_TLS|ERR_SSL|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|HOSTNAME_)/

/** Sentence for the administrator about a failed connection. */
function sentenceOf(error: Error & { readonly code?: string }): string {
  if (error instanceof PrivateAddress) return 'La dirección es de una red interna: no se le envía'
  if (/^(TimeoutError|AbortError)$/.test(error.name)) return 'No respondió a tiempo'
  const { code = '' } = error
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'El nombre de la dirección no existe'
  if (code === 'ECONNREFUSED') return 'Nadie escucha en la dirección'
  return certificate.test(code) ? 'El certificado de la dirección no es válido' : 'Se cortó la conexión'
}

export interface GuardSettings {
  /** Private networks are allowed: a decision of the operator. */
  readonly internal: boolean
  /** http to 127.0.0.1 is allowed, for a demonstration. */
  readonly local: boolean
  /** Longest wait for a reply, milliseconds. */
  readonly patienceMs?: number
}

interface GuardedRequest {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  /** Most bytes of the reply that are read; 0: only its status. */
  readonly maximo: number
}

/** Body of a reply, cut after its most bytes. */
async function bodyOf(response: IncomingMessage, maximo: number): Promise<string> {
  const parts: Buffer[] = []
  let read = 0
  for await (const part of response) {
    parts.push(part)
    read += part.length
    if (read > maximo) break
  }
  return Buffer.concat(parts).subarray(0, maximo).toString()
}

/** Client for addresses that somebody typed. It follows no redirect. Rejects with UnreachableAddress. */
export function createGuardedClient({ internal, local, patienceMs = 15_000 }: GuardSettings) {
  // No connection is kept: the address is checked once per connection
  const agent = new Agent({ keepAlive: false })
  const isLocal = ({ protocol, hostname }: URL) => local && protocol === 'http:' && hostname === '127.0.0.1'

  function ensureAllowed(url: URL): void {
    if (isLocal(url)) return
    const host = url.hostname.replace(/^\[|\]$/g, '')
    if (url.protocol !== 'https:') throw new PrivateAddress()
    if (!internal && isIP(host) !== 0 && !isPublicAddress(host)) throw new PrivateAddress()
  }

  const ask = ({ method, url: written, headers, body = '', maximo }: GuardedRequest) =>
    new Promise<{ readonly status: number; readonly text: string }>((resolve, reject) => {
      const url = new URL(written)
      ensureAllowed(url)
      const signal = AbortSignal.timeout(patienceMs)
      const sized = method === 'POST' ? { 'content-length': String(Buffer.byteLength(body)) } : {}
      const options = { method, headers: { ...headers, ...sized }, signal }
      const call = isLocal(url)
        ? requestHttp(url, { ...options, agent: false })
        : requestHttps(url, { ...options, agent, ...(internal ? {} : { lookup: publicLookup }) })
      call.on('response', (response) => {
        const text = maximo > 0 ? bodyOf(response, maximo) : Promise.resolve('')
        text.then((read) => resolve({ status: response.statusCode ?? 0, text: read }), reject)
        if (maximo === 0) response.destroy()
      })
      call.on('error', reject)
      call.end(body)
    })

  return (request: GuardedRequest) =>
    ask(request).catch((error: Error) => {
      throw new UnreachableAddress(sentenceOf(error), { cause: error })
    })
}
