import type { PdfServices } from './core/pdf-services.ts'
import type { FuenteDeUf } from './platform/outside/fuente-de-uf.ts'
import type { Mailer } from './platform/outside/mail.ts'
import type { Pasarela } from './platform/outside/pasarela/pasarela.ts'
import type { Timestamper } from './platform/outside/timestamper.ts'
import type { WebhookSender } from './platform/outside/webhooks.ts'
import type { Kind, Traces } from './platform/traces/traces.ts'

/** The slow services of a server. */
interface Slow extends PdfServices {
  readonly mailer: Mailer
  readonly sealTiempo: Timestamper | null
  readonly fuenteDeUf: FuenteDeUf | null
  readonly sendWebhook: WebhookSender
  readonly pasarela: Pasarela
}

/** Services whose work has a span each, without anything of what it works on. */
export function traceServices(slow: Slow, traces: Traces): Slow {
  const { mailer, sealTiempo, fuenteDeUf, sendWebhook, pasarela, readPdf, readXlsx, print, examine } = slow
  const inSpan = <T>(name: string, kind: Kind, work: () => Promise<T>) => traces.inside({ name, kind }, work)
  return {
    mailer: { ...mailer, send: (mail) => inSpan('correo: enviar', 'client', () => mailer.send(mail)) },
    sealTiempo: sealTiempo && ((datos) => inSpan('sello de tiempo: pedir', 'client', () => sealTiempo(datos))),
    fuenteDeUf: fuenteDeUf && {
      ...fuenteDeUf,
      read: (meses) => inSpan('uf: traer', 'client', () => fuenteDeUf.read(meses)),
    },
    sendWebhook: (message) => inSpan('webhook: enviar', 'client', () => sendWebhook(message)),
    pasarela: pasarela.enLinea
      ? {
          ...pasarela,
          open: (pedido) => inSpan('pasarela: abrir', 'client', () => pasarela.open(pedido)),
          read: (id) => inSpan('pasarela: consultar', 'client', () => pasarela.read(id)),
        }
      : pasarela,
    readPdf: (...asked) => inSpan('pdf: leer', 'internal', () => readPdf(...asked)),
    readXlsx: (...asked) => inSpan('planilla: leer', 'internal', () => readXlsx(...asked)),
    print: (...asked) => inSpan('papel: dibujar', 'internal', () => print(...asked)),
    examine: (...asked) => inSpan('archivo: examinar', 'internal', () => examine(...asked)),
  }
}
