import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Network between the server and its database: delays, cuts and swallows what passes. */
export interface Network {
  readonly port: number
  /** Delays each piece in both directions, milliseconds. */
  delay(ms: number): void
  /** Resets every connection. */
  reset(): void
  /** Nothing passes any more, and nobody is told; new connections open and stay silent. */
  swallow(): void
  /** New connections pass again; those of before stay silent for good. */
  heal(): void
  close(): Promise<void>
}

/** Passes what comes from one side to the other, in order, until the side is swallowed. */
function pass(from: Socket, to: Socket, delayOf: () => number, isSilent: () => boolean): void {
  let last: Promise<unknown> = Promise.resolve()
  from.on('data', (piece: Buffer) => {
    const due = new Promise((resolve) => setTimeout(resolve, delayOf()))
    last = last.then(() => due).then(() => isSilent() || to.destroyed || to.write(piece))
  })
  from.on('error', () => to.destroy())
  from.on('close', () => isSilent() || to.destroy())
}

export async function openNetwork(host: string, port: number): Promise<Network> {
  const pairs = new Set<{ silent: boolean; readonly ends: readonly Socket[] }>()
  let ms = 0
  let swallowing = false
  const server = createServer((near) => {
    const far = connect(port, host)
    const pair = { silent: swallowing, ends: [near, far] }
    pairs.add(pair)
    near.once('close', () => pairs.delete(pair))
    pass(
      near,
      far,
      () => ms,
      () => pair.silent,
    )
    pass(
      far,
      near,
      () => ms,
      () => pair.silent,
    )
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    delay: (value) => {
      ms = value
    },
    reset: () => {
      for (const { ends } of pairs) for (const end of ends) end.resetAndDestroy()
    },
    swallow: () => {
      swallowing = true
      for (const pair of pairs) pair.silent = true
    },
    heal: () => {
      swallowing = false
    },
    close: async () => {
      for (const { ends } of pairs) for (const end of ends) end.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
