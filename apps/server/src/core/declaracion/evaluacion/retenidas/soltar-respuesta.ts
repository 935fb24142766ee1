import type { Db } from '../../../../platform/db/database.ts'
import type { JobContext } from '../../../job-context.ts'
import { buscarProspecto } from '../../../postulacion/prospecto/read-model.ts'
import { olvidarRentaAprobada } from '../../../postulacion/renta/aprobar-renta.ts'
import { colaDe } from '../../contraloria/read-model.ts'
import { buscarDeclaracion } from '../../declaracion/read-model.ts'
import { registrarResultado } from '../registrar-resultado.ts'
import { guardarRentaPromedio } from '../repository.ts'
import { abrirRetenida, porConfirmar, retenidaPorId } from './read-model.ts'
import { borrarRetenida } from './repository.ts'
import { salioAlguien } from './salio-alguien.ts'
import { volverAlAuditor } from './volver-al-auditor.ts'

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
  await db.transaction().execute(async (tx) => {
    const tomada = await tomarParaSoltar(tx, retenidaId)
    if (!tomada) return
    const { caso, retenida } = tomada
    const actor = { kind: 'sistema', mando: 'soltar-respuesta' } as const
    const ctx = { tx, jobs, vault, direccion, ahora: clock.ahora(), actor }
    const { clase, resultado, por, usuarioId, rentaPromedio, confirmadaPor } = retenida
    if (clase === 'medica' && (await salioAlguien(ctx, caso, retenida))) return await volverAlAuditor(ctx, retenida)
    // too little of one, or none where no paper showed any
    if (resultado === 8) await guardarRentaPromedio(tx, caso.id, rentaPromedio)
    if (clase === 'financiera') await olvidarRentaAprobada({ tx }, caso.prospectoId)
    const detalle = abrirRetenida(vault, retenida)
    await registrarResultado(ctx, caso, { ...detalle, clase, resultado, por, usuarioId, confirmadaPor })
  })
}
