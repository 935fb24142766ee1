import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A message as another system received it. */
export interface Recibido {
  readonly headers: Readonly<Record<string, string>>
  readonly cuerpo: string
}

export interface Receptor {
  readonly url: string
  readonly recibidos: Recibido[]
  /** Status of the next replies; `meanwhile`: what happens before each of them. */
  answer(status: number, meanwhile?: () => Promise<unknown>): void
  close(): Promise<void>
}

/** Another system that receives webhooks, on this machine. */
export async function openReceptor(): Promise<Receptor> {
  const recibidos: Recibido[] = []
  let status = 204
  let before: () => Promise<unknown> = async () => undefined
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      recibidos.push({ headers: request.headers as Record<string, string>, cuerpo: Buffer.concat(parts).toString() })
      void before().then(() => response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end())
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/alerce?llave=ñ`,
    recibidos,
    answer: (next, meanwhile = async () => undefined) => {
      status = next
      before = meanwhile
    },
    close: () => new Promise((done) => server.close(() => done())),
  }
}
