import { type AddressInfo, createServer, type Socket } from 'node:net'

type Answers = 'hangs' | 'cuts' | 'error' | null

/** Test file of all antivirus programs, in two parts: whole, it would be found in this source. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

/** A clamd that finds EICAR anywhere, and speaks the same protocol; or badly, at will. */
export interface ClamdServer {
  readonly url: string
  /** Files scanned. */
  scanned(): number
  answer(how: Answers): void
  close(): Promise<void>
}

/** Content of a whole INSTREAM; null: parts are missing. */
function contentOf(stream: Buffer): Buffer | null {
  const parts: Buffer[] = []
  for (let at = 0; at + 4 <= stream.length; ) {
    const length = stream.readUInt32BE(at)
    if (length === 0) return Buffer.concat(parts)
    parts.push(stream.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}

/** Listens on a free port. */
export async function startClamd(): Promise<ClamdServer> {
  const sockets = new Set<Socket>()
  let answers: Answers = null
  let scanned = 0

  function reply(received: Buffer): string | null {
    const end = received.indexOf(0)
    const command = received.toString('latin1', 0, Math.max(end, 0))
    if (command === 'zPING') return 'PONG'
    if (command !== 'zINSTREAM') return null
    const content = contentOf(received.subarray(end + 1))
    if (content === null) return null
    scanned += 1
    if (answers === 'error') return 'INSTREAM size limit exceeded. ERROR'
    return content.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK'
  }

  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    if (answers === 'cuts') socket.destroy()
    let received = Buffer.alloc(0)
    socket.on('data', (part: Buffer) => {
      received = Buffer.concat([received, part])
      const answer = answers === 'hangs' ? null : reply(received)
      if (answer !== null) socket.end(`${answer}\0`)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    scanned: () => scanned,
    answer: (how) => {
      answers = how
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
