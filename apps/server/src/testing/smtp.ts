import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

interface Received {
  readonly from: string
  readonly to: readonly string[]
  /** The whole message as received. */
  readonly raw: string
}

type Refuses = 451 | 535 | 550 | 'hangs' | null

export interface MailServer {
  readonly url: string
  readonly received: readonly Received[]
  /** Makes the server refuse every mail, temporarily or for good, or never answer; null: accepts again. */
  refuse(how: Refuses): void
  close(): Promise<void>
}

const deQuotedPrintable = (text: string): string =>
  Buffer.from(
    text
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([\dA-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

const deBase64 = (text: string): string => Buffer.from(text, 'base64').toString('utf8')

const palabraCodificada = /=\?utf-8\?([QB])\?([^?]*)\?=(?:\s+(?==\?))?/gi

/** Readable text of a message: its headers and its text parts, decoded. */
export function loQueSeLee(raw: string): string {
  return raw
    .split(/^--.+$/m)
    .map((parte) => {
      const [cabecera = '', ...cuerpo] = parte.trimStart().split(/\r?\n\r?\n/)
      const dicha = cabecera.replaceAll(palabraCodificada, (_all, como: string, texto: string) =>
        como.toUpperCase() === 'B' ? deBase64(texto) : deQuotedPrintable(texto.replaceAll('_', ' ')),
      )
      const texto = cuerpo.join('\n\n')
      if (/^Content-Type: (?!text\/|multipart\/)/im.test(cabecera)) return dicha
      const como = /^Content-Transfer-Encoding: (\S+)/im.exec(cabecera)?.[1]
      if (como === 'base64') return `${dicha}\n${deBase64(texto)}`
      return `${dicha}\n${como === 'quoted-printable' ? deQuotedPrintable(texto) : texto}`
    })
    .join('\n')
}

/** A real SMTP server that stores the received mails; on a free port, unless one is given. */
export async function startMailServer(wanted = 0): Promise<MailServer> {
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
  // A client killed amid a letter resets its connection
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve))
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
