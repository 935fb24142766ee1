import type { ResultadoDS } from '@alerce/domain/declaracion/evaluacion'
import { publish } from '../../../avisos/repository.ts'
import { MOTOR_LOCAL } from '../../actor.ts'
import { anotar } from '../../base/bitacora/anotar.ts'
import { encolarCorreo } from '../../base/correos/enviar-correo.ts'
import { notificar } from '../../base/notificaciones/notificar.ts'
import { buscarProspecto } from '../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../use-case.ts'
import { colaDe } from '../contraloria/read-model.ts'
import type { Declaracion } from '../declaracion/read-model.ts'
import { refrescarEstado } from '../declaracion/refrescar-estado.ts'
import { contactoDe, type Detalle } from './read-model.ts'
import { guardarResultado, insertarEvaluacion } from './repository.ts'

/** One answer, with its reasons. `por`: the person, or MOTOR_LOCAL. */
export interface Veredicto extends Detalle {
  readonly clase: 'financiera' | 'medica'
  readonly resultado: ResultadoDS
  readonly por: string
}

/** Now, or later when an answer that was held leaves. */
export type EvaluacionEnCurso = Pick<Context, 'tx' | 'jobs' | 'ahora' | 'vault' | 'actor' | 'autor'>

/** `resultado`: the one it had before. */
type DeclaracionEvaluada = Pick<Declaracion, 'id' | 'prospectoId' | 'folio' | 'resultado'>

/** In the Bitácora and the bell: the outcome, never a reason. */
const palabras: Partial<Record<ResultadoDS, string>> = {
  0: 'en evaluación de contraloría',
  1: 'autorizada',
  4: 'rechazada',
  5: 'anulada',
  6: 'en evaluación financiera de contraloría',
  8: 'renta insuficiente',
}

/** Results that wait for the advisor's next act. */
const definitivos: readonly ResultadoDS[] = [1, 4, 5, 8]

/** Keeps an evaluation in the history of its declaration, its reasons encrypted. */
export async function guardarEvaluacion(
  ctx: Pick<Context, 'tx' | 'ahora' | 'vault'>,
  declaracionId: number,
  veredicto: Veredicto,
): Promise<void> {
  const { clase, resultado, motivos, por } = veredicto
  const detalle = ctx.vault.seal({ motivos })
  const sello = { detalle, claveId: ctx.vault.claveId }
  await insertarEvaluacion(ctx.tx, { declaracionId, clase, resultado, por, en: ctx.ahora, ...sello })
}

/** The bell says the outcome, the letter only who decided: it lies in an inbox, and the outcome of a health is health. */
async function avisarAsesor(
  ctx: EvaluacionEnCurso,
  { folio, prospectoId }: DeclaracionEvaluada,
  dicho: string,
): Promise<void> {
  const decidida = ctx.autor === MOTOR_LOCAL ? ', por el motor local' : ''
  const prospecto = await buscarProspecto(ctx.tx, prospectoId)
  if (!prospecto) return
  const asesor = await contactoDe(ctx.tx, prospecto.asesorId)
  const carta = {
    prospectoId,
    para: asesor.correo,
    texto: `Hola, ${asesor.nombre}:\n\nLa evaluación de la Declaración de Salud ${folio} terminó${decidida}. Revise el resultado en el Panel del Asesor.\n`,
    adjuntos: [],
  }
  await encolarCorreo(ctx, 'resultado', carta, String(folio))
  await notificar(ctx, { usuarioId: prospecto.asesorId, prospectoId }, 'resultado', String(folio), dicho)
}

/** Tells contraloría when the case enters, changes or leaves a queue. */
async function avisarColas({ tx }: EvaluacionEnCurso, antes: ResultadoDS | null, despues: ResultadoDS): Promise<void> {
  const enCola = (resultado: ResultadoDS | null) => colaDe({ etapa: 'resultado', resultado }) !== null
  if (enCola(antes) || enCola(despues)) await publish(tx, { tema: 'cola' })
}

/** Gives a declaration its result: history, Bitácora, estado, queues; mail and bell when the advisor has to act. */
export async function registrarResultado(
  ctx: EvaluacionEnCurso,
  caso: DeclaracionEvaluada,
  veredicto: Veredicto,
): Promise<void> {
  const { clase, resultado, por } = veredicto
  const quien = { ...ctx, autor: por }
  const dicho = `${palabras[resultado] ?? resultado}${por === MOTOR_LOCAL ? `, ${por}` : ''}`
  await guardarEvaluacion(ctx, caso.id, veredicto)
  await guardarResultado(ctx.tx, caso.id, resultado)
  const evento = clase === 'financiera' ? 'evaluacionFinanciera' : 'evaluacionMedica'
  await anotar(quien, caso.prospectoId, evento, dicho)
  if (resultado === 1) await anotar(quien, caso.prospectoId, 'resultadoAutorizado')
  await refrescarEstado(ctx, caso.prospectoId)
  await avisarColas(ctx, caso.resultado, resultado)
  if (definitivos.includes(resultado)) await avisarAsesor(quien, caso, dicho)
}
