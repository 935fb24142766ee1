import { addressOf } from '@alerce/contract/screens'
import { nombreCorto, nombreLegible } from '@alerce/domain/base/persona/nombre'
import type { ResultadoDS } from '@alerce/domain/declaracion/evaluacion'
import { publish } from '../../../avisos/repository.ts'
import { siguienteId } from '../../../platform/db/next-id.ts'
import { MOTOR_LOCAL } from '../../actor.ts'
import { note, noteAndTell } from '../../base/bitacora/note.ts'
import { enqueueCorreo } from '../../base/correos/send-correo.ts'
import { notify } from '../../base/notificaciones/notify.ts'
import { contactoDe, findProspecto } from '../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../use-case.ts'
import { colaDe } from '../contraloria/read-model.ts'
import { endToma } from '../contraloria/toma/end-toma.ts'
import type { Declaracion } from '../ds/read-model.ts'
import { refreshEstado } from '../ds/refresh-estado.ts'
import { notifyPostulante } from '../invitacion/notify-postulante.ts'
import type { Detalle } from './detalle.ts'
import { insertEvaluacion, saveResultado, sealDetalle } from './repository.ts'
import { deleteRetenidasDe } from './retenidas/repository.ts'

/** One answer, with its reasons. `por`: the person, or 'motor local'. */
export interface Veredicto extends Detalle {
  readonly clase: 'financiera' | 'medica'
  readonly resultado: ResultadoDS
  readonly por: string
  /** User id of the author; absent: decided by the machine. */
  readonly usuarioId?: number
  /** Second person of contraloría who confirmed it; absent: none was needed. */
  readonly confirmadaPor?: string | null
  /** The step is the return of the requested background, not an answer. */
  readonly reenvio?: boolean
}

/** Context of an evaluation, also for a held answer that leaves later. */
export type EvaluacionEnCurso = Pick<
  Context,
  'tx' | 'jobs' | 'ahora' | 'hoy' | 'vault' | 'actor' | 'autor' | 'direccion'
>

/** `resultado`: the one before this evaluation. */
type DeclaracionEvaluada = Pick<Declaracion, 'id' | 'prospectoId' | 'folio' | 'resultado'>

/** Words for the Bitácora and the notification: the outcome, never a reason. */
const palabras: Partial<Record<ResultadoDS, string>> = {
  0: 'en evaluación de contraloría',
  1: 'autorizada',
  2: 'autorizada con restricciones',
  3: 'se piden antecedentes',
  4: 'rechazada',
  5: 'anulada',
  6: 'en evaluación financiera de contraloría',
  7: 'se piden antecedentes de la renta',
  8: 'renta insuficiente',
}

/** Results that need the advisor's next act. */
const definitivos: readonly ResultadoDS[] = [1, 2, 3, 4, 5, 7, 8]

/** Stores an evaluation in the history of its declaration, its reasons encrypted. */
export async function saveEvaluacion(
  ctx: Pick<Context, 'tx' | 'ahora' | 'vault'>,
  declaracionId: number,
  veredicto: Veredicto,
): Promise<void> {
  const { clase, resultado, por, usuarioId = null, reenvio = false, confirmadaPor = null } = veredicto
  const id = await siguienteId(ctx.tx, 'evaluacion')
  const detalle = sealDetalle(ctx.vault.en('evaluacion.detalle', id), veredicto)
  const tomadaEn = await endToma(ctx, declaracionId, usuarioId)
  await deleteRetenidasDe(ctx.tx, declaracionId)
  const quien = { por, usuarioId, confirmadaPor, tomadaEn, en: ctx.ahora }
  await insertEvaluacion(ctx.tx, { id, declaracionId, clase, resultado, reenvio, detalle, ...quien })
}

/** Tells contraloría when the case enters, changes or leaves a queue. */
async function notifyColas({ tx }: EvaluacionEnCurso, antes: ResultadoDS | null, despues: ResultadoDS): Promise<void> {
  const enCola = (resultado: ResultadoDS | null) => colaDe({ etapa: 'resultado', resultado }) !== null
  if (enCola(antes) || enCola(despues)) await publish(tx, { tema: 'cola' })
}

const RUTA = addressOf('dashboard', 'resultadoDs')

/** Notifies the outcome on screen; the mail omits it, because the outcome of a health evaluation is health data. */
async function notifyAsesor(
  ctx: Pick<Context, 'tx' | 'jobs' | 'ahora' | 'autor' | 'direccion' | 'vault'>,
  { id, folio, prospectoId }: Pick<Declaracion, 'id' | 'folio' | 'prospectoId'>,
  dicho: string,
): Promise<void> {
  const decidida = ctx.autor === MOTOR_LOCAL ? ' de la evaluación automática' : ''
  const prospecto = await findProspecto(ctx.tx, prospectoId)
  if (!prospecto) return
  const quien = nombreLegible(nombreCorto(prospecto))
  const asesor = await contactoDe(ctx.tx, prospecto.asesorId)
  const carta = {
    prospectoId,
    asesorId: null,
    para: asesor.correo,
    texto: `Hola, ${nombreLegible(asesor.nombre)}:\n\nLa evaluación de la Declaración de Salud ${folio}, de ${quien}, tiene una respuesta${decidida}.\n\nVea el resultado en el Panel del Asesor:\n${ctx.direccion}${RUTA}?prospectoId=${prospectoId}&identificador=${id}\n`,
    adjuntos: [],
  }
  await enqueueCorreo(ctx, 'resultado', carta, quien, String(folio))
  await notify(ctx, { usuarioId: prospecto.asesorId, prospectoId }, 'resultado', String(folio), dicho)
}

/** Records the result: history, Bitácora, estado and queues; mail and notification when the advisor must act. */
export async function recordResultado(
  ctx: EvaluacionEnCurso,
  caso: DeclaracionEvaluada,
  veredicto: Veredicto,
): Promise<void> {
  const { clase, resultado, por } = veredicto
  const quien = { ...ctx, autor: por }
  const dicho = String(palabras[resultado] ?? resultado)
  await saveEvaluacion(ctx, caso.id, veredicto)
  await saveResultado(ctx.tx, caso.id, resultado)
  const evento = clase === 'financiera' ? 'evaluacionFinanciera' : 'evaluacionMedica'
  const sucesos = definitivos.includes(resultado)
    ? [{ tipo: 'declaracion.resuelta', declaracionId: caso.id } as const]
    : []
  await noteAndTell(quien, caso.prospectoId, evento, { detalle: dicho, sucesos })
  if (resultado === 1) await note(quien, caso.prospectoId, 'resultadoAutorizado')
  await refreshEstado(ctx, caso.prospectoId)
  await notifyColas(ctx, caso.resultado, resultado)
  if (!definitivos.includes(resultado)) return
  await notifyAsesor(quien, caso, dicho)
  await notifyPostulante(quien, caso.id)
}
