import { connect, type NetConnectOpts } from 'node:net'
import { addAbortSignal } from 'node:stream'
import { remembered } from '../patience.ts'

/** The antivirus did not answer, or could not scan. */
export class AntivirusAway extends Error {}

export interface Antivirus {
  /** Name of the virus found; null: none. Throws AntivirusAway. */
  scan(bytes: Uint8Array): Promise<string | null>
  /** Whether it answers, asked at most every few seconds; never throws. */
  answers(): Promise<boolean>
}

/** Most bytes of a part, as clamd itself sends them. */
const PART = 64 * 1024
/** Most characters of an answer: one line with the name of a virus. */
const ANSWER = 4096
const MEMORY_MS = 10_000

/** Address of clamd: `tcp://host:port`, or `unix:/path`; null: neither. */
export function addressOfClamd(url: string): NetConnectOpts | null {
  const { protocol, hostname, port, pathname } = URL.parse(url) ?? {
    protocol: '',
    hostname: '',
    port: '',
    pathname: '',
  }
  if (protocol === 'unix:') return hostname === '' && pathname.startsWith('/') ? { path: pathname } : null
  if (protocol !== 'tcp:' || hostname === '' || port === '') return null
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) }
}

function length(bytes: number): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt32BE(bytes)
  return head
}

/** The bytes as INSTREAM sends them: parts with their length, then one of length zero. */
function* instream(bytes: Uint8Array): Generator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0')
  for (let at = 0; at < bytes.length; at += PART) {
    const part = bytes.subarray(at, at + PART)
    yield length(part.length)
    yield part
  }
  yield length(0)
}

/** Answer of clamd to a command, without its end mark. */
async function ask(address: NetConnectOpts, said: Iterable<Uint8Array>, patienceMs: number): Promise<string> {
  const socket = addAbortSignal(AbortSignal.timeout(patienceMs), connect(address))
  let answer = ''
  try {
    for (const part of said) socket.write(part)
    for await (const chunk of socket) {
      answer += chunk
      if (answer.includes('\0') || answer.length > ANSWER) break
    }
  } finally {
    socket.destroy()
  }
  return answer.split('\0')[0] ?? ''
}

/** Client of clamd at an address of `addressOfClamd`. `patienceMs`: longest wait for its answer. */
export function createAntivirus(address: NetConnectOpts, patienceMs = 15_000, memoryMs = MEMORY_MS): Antivirus {
  const asked = (said: Iterable<Uint8Array>, ms: number) =>
    ask(address, said, ms).catch((error: unknown) => {
      throw new AntivirusAway('el antivirus no contesta', { cause: error })
    })
  return {
    async scan(bytes) {
      const answer = await asked(instream(bytes), patienceMs)
      if (answer === 'stream: OK') return null
      const [, virus] = /^stream: (.+) FOUND$/.exec(answer) ?? []
      if (virus === undefined) throw new AntivirusAway(`el antivirus contesta «${answer}»`)
      return virus
    },
    answers: remembered(
      () =>
        asked([Buffer.from('zPING\0')], Math.min(patienceMs, 3000)).then(
          (answer) => answer === 'PONG',
          () => false,
        ),
      memoryMs,
    ),
  }
}
