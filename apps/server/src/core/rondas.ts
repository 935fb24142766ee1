import type { Rondas } from '../platform/jobs.ts'
import { rondasDeAcceso } from './acceso/sesion/rondas-de-acceso.ts'
import { rondasDeCitas } from './agenda/citas/rondas-de-citas.ts'
import { purgarBorradores } from './base/borrador/purgar-borradores.ts'
import { olvidarPorDeshacer } from './base/deshacer/repository.ts'
import { olvidarRespuestas } from './base/idempotencia/olvidar-respuestas.ts'
import { rondasDeCartera } from './cartera/importacion/rondas-de-cartera.ts'
import { soltarPapelesDeSalud } from './contrato/documentos/soltar-papeles-de-salud.ts'
import { rondasDeContrato } from './contrato/evidencia/rondas-de-contrato.ts'
import type { Core } from './core.ts'
import { cerrarSinFinalizar } from './declaracion/evaluacion/sin-finalizar/cerrar-sin-finalizar.ts'
import { rondasDePostulante } from './declaracion/postulante/rondas-de-postulante.ts'
import { rondasDeSalud } from './declaracion/purga/rondas-de-salud.ts'
import type { JobContext } from './job-context.ts'
import { purgarRetirados } from './postulacion/documentos-postulante/purgar-retirados.ts'
import { constarPurga } from './registrar-salud.ts'

/** Scheduled jobs of the core. */
export const rondasDelNucleo = (context: JobContext, core: Core): Rondas => ({
  ...rondasDeAcceso(context),
  ...rondasDeCartera(context, core),
  ...rondasDeCitas(context),
  ...rondasDeContrato(context),
  ...rondasDePostulante(context),
  ...rondasDeSalud(context, { constar: constarPurga(context), soltarCopias: soltarPapelesDeSalud }),
  'olvidar-respuestas': { cron: '7 * * * *', run: () => olvidarRespuestas(context) },
  'cerrar-sin-finalizar': { cron: '17 4 * * *', run: () => cerrarSinFinalizar(core, context) },
  'olvidar-por-deshacer': { cron: '37 * * * *', run: () => olvidarPorDeshacer(context) },
  'purgar-borradores': { cron: '23 * * * *', run: () => purgarBorradores(context) },
  'purgar-documentos': { cron: '43 * * * *', run: () => purgarRetirados(context) },
})
