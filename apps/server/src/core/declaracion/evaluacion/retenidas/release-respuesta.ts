import { cuatroOjosMessages as m } from '@alerce/contract/messages/declaracion/contraloria'
import type { Pesos } from '@alerce/domain/base/dinero/tipos'
import type { Db } from '../../../../platform/db/database.ts'
import { type Persona, SISTEMA } from '../../../actor.ts'
import { note } from '../../../base/bitacora/note.ts'
import type { JobContext } from '../../../job-context.ts'
import { findProspecto } from '../../../postulacion/prospecto/read-model.ts'
import { approveRenta, forgetRentaAprobada } from '../../../postulacion/renta/approve-renta.ts'
import type { Context } from '../../../use-case.ts'
import { noteDelSistema } from '../../contraloria/notas/note-in-caso.ts'
import { colaDe } from '../../contraloria/read-model.ts'
import { assignCaso } from '../../contraloria/toma/assign-caso.ts'
import { type Declaracion, findDeclaracion } from '../../ds/read-model.ts'
import { goOnWithMedica } from '../motor/evaluate-financiera.ts'
import { type EvaluacionEnCurso, recordResultado, saveEvaluacion, type Veredicto } from '../record-resultado.ts'
import { saveRentaPromedio } from '../repository.ts'
import { openRetenida, porConfirmar, type retenidaDe, retenidaPorId } from './read-model.ts'
import { deleteRetenida } from './repository.ts'
import { salioAlguien } from './salio-alguien.ts'

/** Removes a held answer that is due, with its case locked. null: it was withdrawn, or waits for confirmation. */
async function takeToRelease(tx: Db, retenidaId: number) {
  const vista = await retenidaPorId(tx, retenidaId)
  if (!vista) return null
  // Lock order: the prospect first
  const declaracion = await findDeclaracion(tx, vista.declaracionId)
  if (declaracion) await findProspecto(tx, declaracion.prospectoId, true)
  const caso = await findDeclaracion(tx, vista.declaracionId, true)
  const retenida = await retenidaPorId(tx, retenidaId)
  if (!retenida || porConfirmar(retenida)) return null
  await deleteRetenida(tx, retenidaId)
  // A case outside its queue was ended by another act
  return caso && colaDe(caso) === retenida.clase ? { caso, retenida } : null
}

/**
 * Applies a held answer as if given now. A withdrawn one no longer exists; one about a person who left returns to its
 * author.
 */
export async function releaseRespuesta(
  { db, clock, services: { jobs, vault, direccion } }: JobContext,
  { retenidaId }: { retenidaId: number },
): Promise<void> {
  const actor = { kind: 'sistema', mando: 'soltar-respuesta' } as const
  const parts = { jobs, vault, direccion, ahora: clock.ahora(), hoy: clock.hoy(), actor }
  await db.transaction().execute((tx) => release({ ...parts, tx }, retenidaId))
}

type Retenida = NonNullable<Awaited<ReturnType<typeof retenidaDe>>>

/** Returns the case to its auditor, with the reason, instead of applying an answer about a person who left. */
async function returnToAuditor(
  ctx: Pick<Context, 'tx' | 'vault' | 'ahora'>,
  {
    declaracionId,
    clase: cola,
    por: para,
    usuarioId,
  }: Pick<Retenida, 'declaracionId' | 'clase' | 'por'> & Pick<Persona, 'usuarioId'>,
): Promise<void> {
  await noteDelSistema(ctx, { declaracionId, clase: 'devolucion', cola, texto: m.salioAlguien.text, para })
  await assignCaso(ctx, declaracionId, usuarioId, SISTEMA)
}

/** Applies a held answer inside a transaction. */
export async function release(ctx: EvaluacionEnCurso, retenidaId: number): Promise<void> {
  const { tx, vault } = ctx
  const tomada = await takeToRelease(tx, retenidaId)
  if (!tomada) return
  const { caso, retenida } = tomada
  const { clase, resultado, por, usuarioId, rentaPromedio, confirmadaPor } = retenida
  const veredicto = { ...openRetenida(vault, retenida), clase, resultado, por, usuarioId, confirmadaPor }
  if (clase === 'financiera') return await releaseFinanciera(ctx, caso, { veredicto, renta: rentaPromedio })
  if (await salioAlguien(ctx, caso, retenida)) return await returnToAuditor(ctx, retenida)
  await recordResultado(ctx, caso, veredicto)
}

interface RespuestaFinanciera {
  readonly veredicto: Veredicto
  readonly renta: Pesos | null
}

/**
 * Saves an approved income and continues with the medical evaluation; any other answer deletes an income approved
 * before.
 */
async function releaseFinanciera(ctx: EvaluacionEnCurso, caso: Declaracion, { veredicto, renta }: RespuestaFinanciera) {
  const { resultado, por } = veredicto
  // Result 7 decides no income; result 8 keeps one too low, or null without a certificate
  if (resultado !== 7) await saveRentaPromedio(ctx.tx, caso.id, renta)
  if (resultado !== 1 || renta === null) {
    await forgetRentaAprobada(ctx, caso.prospectoId)
    return await recordResultado(ctx, caso, veredicto)
  }
  await approveRenta(ctx, caso.prospectoId, renta)
  await saveEvaluacion(ctx, caso.id, veredicto)
  await note({ ...ctx, autor: por }, caso.prospectoId, 'evaluacionFinanciera', 'renta aprobada')
  await goOnWithMedica(ctx, caso)
}
