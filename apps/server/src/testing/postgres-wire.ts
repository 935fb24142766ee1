import { type AddressInfo, createServer, type Socket } from 'node:net'

/** A fake PostgreSQL, enough to LISTEN; it can be cut and restored at will. */
export interface WirePostgres {
  readonly url: string
  /** Queries received. */
  readonly queries: readonly string[]
  tell(channel: string, payload: string): void
  /** Cuts every connection; while `refusing`, new ones too. */
  cut(refusing: boolean): void
  /** Answers no more queries, as behind a network that lost its connections. */
  hush(): void
  close(): Promise<void>
}

function message(type: string, ...parts: (string | number)[]): Buffer {
  const body = Buffer.concat(
    parts.map((part) => {
      if (typeof part === 'string') return Buffer.from(`${part}\0`)
      const number = Buffer.alloc(4)
      number.writeInt32BE(part)
      return number
    }),
  )
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

const ready = Buffer.concat([message('Z'), Buffer.from('I')])
ready.writeInt32BE(5, 1)

/** Listens on a free port. */
export async function startWirePostgres(): Promise<WirePostgres> {
  const sockets = new Set<Socket>()
  const queries: string[] = []
  let refusing = false
  let hushed = false

  const server = createServer((socket) => {
    if (refusing) {
      socket.destroy()
      return
    }
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    let greeted = false
    socket.on('data', (data: Buffer) => {
      const type = data.toString('latin1', 0, 1)
      if (!greeted) socket.write(Buffer.concat([message('R', 0), ready]))
      else if (type === 'Q') {
        queries.push(data.toString('utf8', 5, data.length - 1))
        if (!hushed) socket.write(Buffer.concat([message('C', 'LISTEN'), ready]))
      } else socket.end()
      greeted = true
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    url: `postgres://u@127.0.0.1:${(server.address() as AddressInfo).port}/d`,
    queries,
    tell(channel, payload) {
      for (const socket of sockets) socket.write(message('A', 1, channel, payload))
    },
    cut(value) {
      refusing = value
      for (const socket of sockets) socket.destroy()
    },
    hush: () => {
      hushed = true
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
