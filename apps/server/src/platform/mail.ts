import { createTransport } from 'nodemailer'

export interface Mail {
  /** Names the mail, the same for every attempt: a receiver that gets it twice recognises it. */
  readonly clave: string
  readonly para: string
  readonly asunto: string
  readonly texto: string
  readonly adjuntos: readonly { readonly nombre: string; readonly mime: string; readonly contenido: Buffer }[]
}

export interface Mailer {
  /** False without SMTP_URL: mails are then read in the outbox. */
  readonly disponible: boolean
  /** Resolves once the server has taken the mail over; rejects otherwise. */
  send(mail: Mail): Promise<void>
}

const CALENDARIO = /^text\/calendar; method=(\w+)$/

type Adjunto = Mail['adjuntos'][number]

/** A calendar file is an invitation that mail programs answer; all else is attached. */
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

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

const outboxOnly: Mailer = {
  disponible: false,
  send: () => Promise.reject(new Error('SMTP_URL no definida')),
}

/** The SMTP server of `url` (smtp://user:password@host:port, smtps://…), or none. */
export function createMailer({ url, from }: { url: string | undefined; from: string }): Mailer {
  if (!url) return outboxOnly
  const transport = createTransport({ url, ...patience })
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    disponible: true,
    async send({ clave, para, asunto, texto, adjuntos }) {
      await transport.sendMail({
        from,
        to: { name: '', address: para },
        subject: asunto,
        text: texto,
        messageId: `<${clave}@${domain}>`,
        disableFileAccess: true,
        disableUrlAccess: true,
        ...partes(adjuntos),
      })
    },
  }
}
