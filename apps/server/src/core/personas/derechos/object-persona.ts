import { type Oponible, oponibles } from '@alerce/domain/postulacion/oposicion'
import { notify } from '../../base/notificaciones/notify.ts'
import { keepSucesos, sucesosDe } from '../../base/sucesos/send-sucesos.ts'
import { oposicionesVigentes } from '../../postulacion/oposiciones/read-model.ts'
import { endOposicion, markOposiciones, recordOposicion } from '../../postulacion/oposiciones/record-oposicion.ts'
import type { DocumentoDePersona } from './documento-de-persona.ts'
import { withBloqueados } from './read-model-bloqueo.ts'
import { ventasDe } from './read-model-pedidos.ts'
import { type ActoSobrePersona, recordAct } from './record-act.ts'
import { deleteContactosDeProspeccion } from './repository.ts'
import { tellScreens } from './tell-screens.ts'

interface Oposicion {
  readonly documento: DocumentoDePersona
  readonly pedidoId: number
  readonly tratamiento: Oponible
}

/** Writes what the person objects to now into their sales, and tells their advisors. Returns how many sales. */
async function apply(
  acto: ActoSobrePersona,
  nombre: 'oposicionRegistrada' | 'oposicionLevantada',
  { documento, tratamiento }: Oposicion,
): Promise<number> {
  const { tx, ahora } = acto
  const ventas = await ventasDe(tx, await withBloqueados(acto, documento))
  const ids = ventas.map(({ id }) => id)
  const vigentes = (await oposicionesVigentes(acto)).get(documento.numero) ?? []
  await markOposiciones(tx, ids, vigentes)
  if (tratamiento === 'contacto') {
    const anuladas = nombre === 'oposicionRegistrada' ? await deleteContactosDeProspeccion(tx, ids, ahora) : []
    const sucesos = anuladas.flatMap(({ citaId, prospectoId }) =>
      sucesosDe(prospectoId, [{ tipo: 'cita.anulada', citaId }]),
    )
    await keepSucesos({ tx, ahora }, sucesos)
    for (const { id, asesorId } of ventas) await notify(acto, { usuarioId: asesorId, prospectoId: id }, nombre)
  }
  await recordAct(acto, nombre, { documento, prospectos: ids, declaraciones: [] }, oponibles[tratamiento])
  await tellScreens(tx, ids)
  return ids.length
}

/**
 * Records the objection of a person to a treatment: their sales follow it at once, and later ones too. Returns the
 * number of sales, or null if it stood already.
 */
export async function objectPersona(acto: ActoSobrePersona, oposicion: Oposicion): Promise<number | null> {
  const nueva = await recordOposicion(acto, { ...oposicion, por: acto.quien })
  return nueva ? await apply(acto, 'oposicionRegistrada', oposicion) : null
}

/** Lifts an objection; another request of the person may still hold it. Null: it did not stand. */
export async function liftObjection(acto: ActoSobrePersona, oposicion: Oposicion): Promise<number | null> {
  const ended = await endOposicion(acto, { ...oposicion, por: acto.quien })
  return ended ? await apply(acto, 'oposicionLevantada', oposicion) : null
}
