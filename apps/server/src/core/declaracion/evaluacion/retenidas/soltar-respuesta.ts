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

/** Removes a held answer that is due, with its case locked. null: it was withdrawn, or waits for confirmation. */
async function tomarParaSoltar(tx: Db, retenidaId: number) {
  const vista = await retenidaPorId(tx, retenidaId)
  if (!vista) return null
  // Lock order: the prospect first
  const declaracion = await buscarDeclaracion(tx, vista.declaracionId)
  if (declaracion) await buscarProspecto(tx, declaracion.prospectoId, true)
  const caso = await buscarDeclaracion(tx, vista.declaracionId, true)
  const retenida = await retenidaPorId(tx, retenidaId)
  if (!retenida || porConfirmar(retenida)) return null
  await borrarRetenida(tx, retenidaId)
  // A case outside its queue was ended by another act
  return caso && colaDe(caso) === retenida.clase ? { caso, retenida } : null
}

/**
 * Applies a held answer as if given now. A withdrawn one no longer exists; one about a person who left returns to its
 * author.
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

/** Returns the case to its auditor, with the reason, instead of applying an answer about a person who left. */
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

/** Applies a held answer inside a transaction. */
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

/**
 * Saves an approved income and continues with the medical evaluation; any other answer deletes an income approved
 * before.
 */
async function soltarFinanciera(ctx: EvaluacionEnCurso, caso: Declaracion, { veredicto, renta }: RespuestaFinanciera) {
  const { resultado, por } = veredicto
  // Result 7 decides no income; result 8 keeps one too low, or null without a certificate
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
