import type { JobHandlers } from '../platform/jobs.ts'
import { sendEnlaceClave } from './acceso/claves/send-enlace-clave.ts'
import { closeOnTime } from './acceso/sesion/cierre/close-on-time.ts'
import { deliverCorreo } from './base/correos/deliver-correo.ts'
import { deliverEntregas } from './base/sucesos/deliver-entregas.ts'
import { importFile } from './cartera/importacion/import-file.ts'
import { issueDocumentos } from './contrato/documentos/issue-documentos.ts'
import { sealAtEnd } from './contrato/evidencia/seal-pendientes.ts'
import { releaseRespuesta } from './declaracion/evaluacion/retenidas/release-respuesta.ts'
import type { JobContext } from './job-context.ts'
import { notifyCierre } from './mesa/irregularidades/notify-cierre.ts'

export function jobHandlers(context: JobContext): JobHandlers {
  return {
    'enviar-correo': (payload) => deliverCorreo(context, payload),
    'emitir-documentos': (payload) => issueDocumentos(context, payload),
    'sellar-evidencia': (payload) => sealAtEnd(context, payload),
    'soltar-respuesta': (payload) => releaseRespuesta(context, payload),
    'cerrar-sesion': (payload) => closeOnTime(context, payload),
    'avisar-cierre': (payload) => notifyCierre(context, payload),
    'enlace-de-clave': (payload) => sendEnlaceClave(context, payload),
    importar: (payload) => importFile(context, payload),
    'entregar-sucesos': () => deliverEntregas(context),
  }
}
