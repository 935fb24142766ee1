import type { Rondas } from '../platform/jobs.ts'
import { rondasDeAcceso } from './acceso/sesion/rondas-de-acceso.ts'
import { rondasDeCitas } from './agenda/citas/rondas-de-citas.ts'
import { purgeBorradores } from './base/borrador/purge-borradores.ts'
import { forgetPorDeshacer } from './base/deshacer/repository.ts'
import { forgetRespuestas } from './base/idempotencia/forget-respuestas.ts'
import { forgetNotificaciones } from './base/notificaciones/forget-notificaciones.ts'
import { sendResumenes } from './base/notificaciones/preferencias/send-resumenes.ts'
import { deliverEntregas, forgetEntregas } from './base/sucesos/deliver-entregas.ts'
import { rondasDeEquipo } from './cartera/equipo/rondas-de-equipo.ts'
import { rondasDeCartera } from './cartera/importacion/rondas-de-cartera.ts'
import { forgetOldPlantillas } from './cartera/plantillas/forget-old-plantillas.ts'
import { rondasDeTareas } from './cartera/seguimiento/rondas-de-tareas.ts'
import { forgetOldVistas } from './cartera/vistas/forget-old-vistas.ts'
import { askPendientes } from './contrato/cobros/consultar-cobros.ts'
import { releasePapelesDeSalud } from './contrato/documentos/release-papeles-de-salud.ts'
import { rondasDeContrato } from './contrato/evidencia/rondas-de-contrato.ts'
import type { Core } from './core.ts'
import { keepUf } from './cotizacion/catalogo/uf/keep-uf.ts'
import { closeUnfinished } from './declaracion/evaluacion/sin-finalizar/close-unfinished.ts'
import { rondasDePostulante } from './declaracion/postulante/rondas-de-postulante.ts'
import { rondasDeSalud } from './declaracion/purga/rondas-de-salud.ts'
import type { JobContext } from './job-context.ts'
import { rondasDePersonas } from './personas/derechos/rondas-de-personas.ts'
import { purgeRetirados } from './postulacion/documentos-postulante/purge-retirados.ts'
import { recordPurga } from './record-salud.ts'

/** Scheduled jobs of the core. */
export const rondasDelNucleo = (context: JobContext, core: Core): Rondas => ({
  ...rondasDeAcceso(context, core),
  ...rondasDeCartera(context, core),
  ...rondasDeCitas(context),
  ...rondasDeContrato(context),
  ...rondasDeEquipo(context),
  ...rondasDePersonas(context),
  ...rondasDePostulante(context),
  ...rondasDeTareas(context),
  'olvidar-vistas': { cron: '59 * * * *', run: () => forgetOldVistas(context) },
  'olvidar-plantillas': { cron: '58 * * * *', run: () => forgetOldPlantillas(context) },
  'traer-uf': { cron: '19 * * * *', run: () => keepUf(context, core) },
  ...rondasDeSalud(context, { recordIt: recordPurga(context), releaseCopias: releasePapelesDeSalud }),
  'consultar-cobros': { cron: '* * * * *', run: () => askPendientes(context, core) },
  'enviar-resumenes': { cron: '1 * * * *', run: () => sendResumenes(context) },
  'olvidar-notificaciones': { cron: '47 4 * * *', run: () => forgetNotificaciones(context) },
  'entregar-sucesos': { cron: '* * * * *', run: () => deliverEntregas(context) },
  'olvidar-entregas': { cron: '51 4 * * *', run: () => forgetEntregas(context) },
  'olvidar-respuestas': { cron: '7 * * * *', run: () => forgetRespuestas(context) },
  'cerrar-sin-finalizar': { cron: '17 4 * * *', run: () => closeUnfinished(core, context) },
  'olvidar-por-deshacer': { cron: '37 * * * *', run: () => forgetPorDeshacer(context) },
  'purgar-borradores': { cron: '23 * * * *', run: () => purgeBorradores(context) },
  'purgar-documentos': { cron: '43 * * * *', run: () => purgeRetirados(context) },
})
