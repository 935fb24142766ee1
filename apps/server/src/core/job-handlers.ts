import type { JobHandlers } from '../platform/jobs.ts'
import { enviarEnlaceClave } from './acceso/claves/enviar-enlace-clave.ts'
import { cerrarASuHora } from './acceso/sesion/cierre/cerrar-a-su-hora.ts'
import { entregarCorreo } from './base/correos/entregar-correo.ts'
import { importar } from './cartera/importacion/importar.ts'
import { emitirDocumentos } from './contrato/documentos/emitir-documentos.ts'
import { sellarAlTerminar } from './contrato/evidencia/sellar-pendientes.ts'
import { soltarRespuesta } from './declaracion/evaluacion/retenidas/soltar-respuesta.ts'
import type { JobContext } from './job-context.ts'
import { avisarCierre } from './mesa/irregularidades/avisar-cierre.ts'

export function jobHandlers(context: JobContext): JobHandlers {
  return {
    'enviar-correo': (payload) => entregarCorreo(context, payload),
    'emitir-documentos': (payload) => emitirDocumentos(context, payload),
    'sellar-evidencia': (payload) => sellarAlTerminar(context, payload),
    'soltar-respuesta': (payload) => soltarRespuesta(context, payload),
    'cerrar-sesion': (payload) => cerrarASuHora(context, payload),
    'avisar-cierre': (payload) => avisarCierre(context, payload),
    'enlace-de-clave': (payload) => enviarEnlaceClave(context, payload),
    importar: (payload) => importar(context, payload),
  }
}
