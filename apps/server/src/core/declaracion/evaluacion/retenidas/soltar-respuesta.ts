import { cuatroOjosMessages as m } from '@alerce/contract/messages/declaracion/contraloria'
import type { Pesos } from '@alerce/domain/base/dinero/tipos'
import type { Db } from '../../../../platform/db/database.ts'
import { type Persona, SISTEMA } from '../../../actor.ts'
import { anotar } from '../../../base/bitacora/anotar.ts'
import type { JobContext } from '../../../job-context.ts'
import { buscarProspecto } from '../../../postulacion/prospecto/read-model.ts'
import { aprobarRenta, olvidarRentaAprobada } from '../../../postulacion/renta/aprobar-renta.ts'
import type { Context } from '../../../use-case.ts'
import { anotarDelSistema } from '../../contraloria/notas/anotar-en-caso.ts'
import { colaDe } from '../../contraloria/read-model.ts'
import { darCaso } from '../../contraloria/toma/dar-caso.ts'
import { buscarDeclaracion, type Declaracion } from '../../declaracion/read-model.ts'
import { seguirConLaMedica } from '../motor/evaluar-financiera.ts'
import {
  type EvaluacionEnCurso,
  guardarEvaluacion,
  registrarResultado,
  type Veredicto,
} from '../registrar-resultado.ts'
import { guardarRentaPromedio } from '../repository.ts'
import { abrirRetenida, porConfirmar, type retenidaDe, retenidaPorId } from './read-model.ts'
import { borrarRetenida } from './repository.ts'
import { salioAlguien } from './salio-alguien.ts'

/** A held answer whose moment is over, with its case, their rows locked: it is held no more. null: it was taken back, or waits. */
async function tomarParaSoltar(tx: Db, retenidaId: number) {
  const vista = await retenidaPorId(tx, retenidaId)
  if (!vista) return null
  // prospect first, as everywhere
  const declaracion = await buscarDeclaracion(tx, vista.declaracionId)
  if (declaracion) await buscarProspecto(tx, declaracion.prospectoId, true)
  const caso = await buscarDeclaracion(tx, vista.declaracionId, true)
  const retenida = await retenidaPorId(tx, retenidaId)
  if (!retenida || porConfirmar(retenida)) return null
  await borrarRetenida(tx, retenidaId)
  // what no longer waits was ended by something else
  return caso && colaDe(caso) === retenida.clase ? { caso, retenida } : null
}

/**
 * An answer that was held takes effect, as if given now. One that was taken back is not there any more, and one that
 * speaks of somebody who left the group meanwhile goes back to who gave it.
 */
export async function soltarRespuesta(
  { db, clock, services: { jobs, vault, direccion } }: JobContext,
  { retenidaId }: { retenidaId: number },
): Promise<void> {
  const actor = { kind: 'sistema', mando: 'soltar-respuesta' } as const
  const parts = { jobs, vault, direccion, ahora: clock.ahora(), hoy: clock.hoy(), actor }
  await db.transaction().execute((tx) => soltar({ ...parts, tx }, retenidaId))
}

type Retenida = NonNullable<Awaited<ReturnType<typeof retenidaDe>>>

/** A held answer that speaks of somebody who left does not leave: the case is its auditor's again, who reads why. */
async function volverAlAuditor(
  ctx: Pick<Context, 'tx' | 'vault' | 'ahora'>,
  {
    declaracionId,
    clase: cola,
    por: para,
    usuarioId,
  }: Pick<Retenida, 'declaracionId' | 'clase' | 'por'> & Pick<Persona, 'usuarioId'>,
): Promise<void> {
  await anotarDelSistema(ctx, { declaracionId, clase: 'devolucion', cola, texto: m.salioAlguien.text, para })
  await darCaso(ctx, declaracionId, usuarioId, SISTEMA)
}

/** The same in a transaction. */
export async function soltar(ctx: EvaluacionEnCurso, retenidaId: number): Promise<void> {
  const { tx, vault } = ctx
  const tomada = await tomarParaSoltar(tx, retenidaId)
  if (!tomada) return
  const { caso, retenida } = tomada
  const { clase, resultado, por, usuarioId, rentaPromedio, confirmadaPor } = retenida
  const veredicto = { ...abrirRetenida(vault, retenida), clase, resultado, por, usuarioId, confirmadaPor }
  if (clase === 'financiera') return await soltarFinanciera(ctx, caso, { veredicto, renta: rentaPromedio })
  if (await salioAlguien(ctx, caso, retenida)) return await volverAlAuditor(ctx, retenida)
  await registrarResultado(ctx, caso, veredicto)
}

interface RespuestaFinanciera {
  readonly veredicto: Veredicto
  readonly renta: Pesos | null
}

/** An approved income is kept and the medical evaluation follows; any other ends what was approved before. */
async function soltarFinanciera(ctx: EvaluacionEnCurso, caso: Declaracion, { veredicto, renta }: RespuestaFinanciera) {
  const { resultado, por } = veredicto
  // too little of one, or none where no paper showed any
  if (resultado !== 7) await guardarRentaPromedio(ctx.tx, caso.id, renta)
  if (resultado !== 1 || renta === null) {
    await olvidarRentaAprobada(ctx, caso.prospectoId)
    return await registrarResultado(ctx, caso, veredicto)
  }
  await aprobarRenta(ctx, caso.prospectoId, renta)
  await guardarEvaluacion(ctx, caso.id, veredicto)
  await anotar({ ...ctx, autor: por }, caso.prospectoId, 'evaluacionFinanciera', 'renta aprobada')
  await seguirConLaMedica(ctx, caso)
}
