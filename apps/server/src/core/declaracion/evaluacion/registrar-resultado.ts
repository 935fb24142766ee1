import { formatoNumero } from '@alerce/domain/base/dinero/formato'
import type { ResultadoDS } from '@alerce/domain/declaracion/evaluacion'
import { publicar } from '../../../avisos/repository.ts'
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

/** Who decides when nobody does: shown wherever the result is. */
export const MOTOR_LOCAL = 'motor local'

/** One answer, with its reasons. `por`: the person, or MOTOR_LOCAL. */
export interface Veredicto extends Detalle {
  readonly clase: 'financiera' | 'medica'
  readonly resultado: ResultadoDS
  readonly por: string
}

/** `resultado`: the one it had before. */
type Caso = Pick<Declaracion, 'id' | 'prospectoId' | 'folio' | 'resultado'>

/** In the Bitácora: the outcome, never a reason. */
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
export async function guardarEvaluacion(ctx: Context, declaracionId: number, veredicto: Veredicto): Promise<void> {
  const { clase, resultado, motivos, por } = veredicto
  const detalle = ctx.vault.seal({ motivos })
  const sello = { detalle, claveId: ctx.vault.claveId }
  await insertarEvaluacion(ctx.tx, { declaracionId, clase, resultado, por, en: ctx.ahora, ...sello })
}

async function avisarAsesor(ctx: Context, { folio, prospectoId }: Caso): Promise<void> {
  const prospecto = await buscarProspecto(ctx.tx, prospectoId)
  if (!prospecto) return
  const asesor = await contactoDe(ctx.tx, prospecto.asesorId)
  const carta = {
    prospectoId,
    para: asesor.correo,
    texto: `Hola, ${asesor.nombre}:\n\nLa evaluación de la Declaración de Salud ${folio} terminó. Revise el resultado en el Panel del Asesor.\n`,
    adjuntos: [],
  }
  await encolarCorreo(ctx, 'resultado', carta, String(folio))
  await notificar(ctx, { usuarioId: prospecto.asesorId, prospectoId }, 'resultado', formatoNumero(folio))
}

/** Tells contraloría when the case enters, changes or leaves a queue. */
async function avisarColas({ tx }: Context, antes: ResultadoDS | null, despues: ResultadoDS): Promise<void> {
  const enCola = (resultado: ResultadoDS | null) => colaDe({ etapa: 'resultado', resultado }) !== null
  if (enCola(antes) || enCola(despues)) await publicar(tx, { tema: 'cola' })
}

/** Gives a declaration its result: history, Bitácora, estado, queues; mail and bell when the advisor has to act. */
export async function registrarResultado(ctx: Context, caso: Caso, veredicto: Veredicto): Promise<void> {
  const { clase, resultado, por } = veredicto
  await guardarEvaluacion(ctx, caso.id, veredicto)
  await guardarResultado(ctx.tx, caso.id, resultado)
  const evento = clase === 'financiera' ? 'evaluacionFinanciera' : 'evaluacionMedica'
  await anotar(
    ctx,
    caso.prospectoId,
    evento,
    `${palabras[resultado] ?? resultado}${por === MOTOR_LOCAL ? `, ${por}` : ''}`,
  )
  if (resultado === 1) await anotar(ctx, caso.prospectoId, 'resultadoAutorizado')
  await refrescarEstado(ctx, caso.prospectoId)
  await avisarColas(ctx, caso.resultado, resultado)
  if (definitivos.includes(resultado)) await avisarAsesor(ctx, caso)
}
