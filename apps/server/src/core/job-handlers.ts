import type { JobHandlers } from '../platform/jobs.ts'
import { entregarCorreo } from './correos/entregar-correo.ts'
import { emitirDocumentos } from './documentos/emitir-documentos.ts'
import { importar } from './importacion/importar.ts'
import type { JobContext } from './job-context.ts'

export function jobHandlers(context: JobContext): JobHandlers {
  return {
    'enviar-correo': (payload) => entregarCorreo(context, payload),
    'emitir-documentos': (payload) => emitirDocumentos(context, payload),
    importar: (payload) => importar(context, payload),
  }
}
