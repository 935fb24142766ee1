import { createTransport } from 'nodemailer'

export interface Mail {
  /** Message-ID, the same for every attempt and unique across databases: a receiver recognises a repeated mail. */
  readonly identidad: string
  readonly para: string
  /** Return address of the envelope, where the mail comes back; null: the sender. */
  readonly vuelve: string | null
  /** Reply-To; null: none. */
  readonly responderA: { readonly nombre: string; readonly correo: string } | null
  /** Address that ends these letters with one click (RFC 8058); null: none. */
  readonly baja: string | null
  readonly asunto: string
  readonly texto: string
  readonly html: string
  readonly adjuntos: readonly { readonly nombre: string; readonly mime: string; readonly contenido: Buffer }[]
}

/** SMTP code: user or password refused (RFC 4954). */
const CREDENTIALS = 535

/** SMTP code: mail too large (RFC 1870), at any stage of the dialogue. */
const TOO_LARGE = 552

/** Refusal of a mail; `definitivo`: permanent, and because of this mail, not of the sender (RFC 5321, 4.2.1). */
export class MailRefused extends Error {
  readonly definitivo: boolean
  /** User or password refused: no mail leaves until an operator corrects them (RFC 4954, 6). */
  readonly sinAcceso: boolean
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    const { responseCode = 0, command = '' } = cause as { responseCode?: number; command?: string }
    this.sinAcceso = responseCode === CREDENTIALS
    this.definitivo =
      responseCode >= 500 && !this.sinAcceso && (/^(RCPT TO|DATA)$/.test(command) || responseCode === TOO_LARGE)
  }
}

export interface Mailer {
  /** False without SMTP_URL: mails are then read in the outbox. */
  readonly disponible: boolean
  /** Mailbox for mails that come back; null: none is read. */
  readonly rebotes: string | null
  /** Resolves once the server has accepted the mail; rejects with MailRefused otherwise. */
  send(mail: Mail): Promise<void>
}

const CALENDARIO = /^text\/calendar; method=(\w+)$/

type Adjunto = Mail['adjuntos'][number]

/** Calendar files are sent as invitations that mail programs answer; other files are attachments. */
function partes(adjuntos: readonly Adjunto[]) {
  const invitacion = adjuntos.find(({ mime }) => CALENDARIO.test(mime))
  return {
    attachments: adjuntos
      .filter((a) => a !== invitacion)
      .map((a) => ({ filename: a.nombre, contentType: a.mime, content: a.contenido })),
    ...(invitacion
      ? {
          icalEvent: {
            filename: invitacion.nombre,
            method: CALENDARIO.exec(invitacion.mime)?.[1] ?? 'PUBLISH',
            content: invitacion.contenido,
          },
        }
      : {}),
  }
}

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000 }

const outboxOnly: Mailer = {
  disponible: false,
  rebotes: null,
  send: () => Promise.reject(new MailRefused('SMTP_URL no definida')),
}

interface MailServerSettings {
  readonly url: string | undefined
  readonly from: string
  /** Mailbox for mails that come back; absent: none. */
  readonly rebotes?: string | null
  /** Longest silence of the server, milliseconds. */
  readonly patienceMs?: number
}

/** The SMTP server of `url` (smtp://user:password@host:port, smtps://…), or none. */
export function createMailer({ url, from, rebotes = null, patienceMs = 30_000 }: MailServerSettings): Mailer {
  if (!url) return outboxOnly
  const transport = createTransport({ url, ...patience, socketTimeout: patienceMs })
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    disponible: true,
    rebotes,
    async send({ identidad, para, vuelve, responderA, baja, asunto, texto, html, adjuntos }) {
      const mail = {
        from,
        to: { name: '', address: para },
        ...(vuelve ? { envelope: { from: vuelve, to: para } } : {}),
        ...(responderA ? { replyTo: { name: responderA.nombre, address: responderA.correo } } : {}),
        subject: asunto,
        text: texto,
        html,
        messageId: `<${identidad}@${domain}>`,
        // Suppresses automatic replies (RFC 3834)
        headers: {
          'Auto-Submitted': 'auto-generated',
          'Content-Language': 'es-CL',
          ...(baja ? { 'List-Unsubscribe': `<${baja}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
        },
        disableFileAccess: true,
        disableUrlAccess: true,
        ...partes(adjuntos),
      }
      await transport.sendMail(mail).catch((error: unknown) => Promise.reject(new MailRefused(error)))
    },
  }
}
