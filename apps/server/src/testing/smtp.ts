import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface Received {
  readonly from: string
  readonly to: readonly string[]
  /** The whole message as it came over the wire. */
  readonly raw: string
}

type Refuses = 451 | 535 | 550 | 'hangs' | null

export interface MailServer {
  readonly url: string
  readonly received: readonly Received[]
  /** The server refuses every mail from now on, for a passing reason or for good, or never answers; null: it takes them again. */
  refuse(how: Refuses): void
  close(): Promise<void>
}

/** A real SMTP server on a free port that keeps what it is given. */
export async function startMailServer(): Promise<MailServer> {
  const received: Received[] = []
  let refusing: Refuses = null
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: (_address, _session, done) => {
      if (refusing === 'hangs') return
      done(refusing ? Object.assign(new Error('no se recibe'), { responseCode: refusing }) : null)
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        received.push({ from, to: envelope.rcptTo.map((r) => r.address), raw: Buffer.concat(chunks).toString('utf8') })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (value) => {
      refusing = value
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
