import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import type { JobHandlers } from '../platform/jobs.ts'
import type { Mailer } from '../platform/mail.ts'
import { entregarCorreo } from './correos/entregar-correo.ts'
import { emitirDocumentos } from './documentos/emitir-documentos.ts'
import type { Services } from './use-case.ts'

/** What a job may touch: it runs later, for nobody in particular. */
export interface JobContext {
  readonly db: Db
  readonly clock: Clock
  readonly services: Services
  readonly mailer: Mailer
}

export function jobHandlers(context: JobContext): JobHandlers {
  return {
    'enviar-correo': (payload) => entregarCorreo(context, payload),
    'emitir-documentos': (payload) => emitirDocumentos(context, payload),
  }
}
