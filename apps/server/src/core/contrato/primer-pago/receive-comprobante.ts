import { primerPagoMessages as m } from '@alerce/contract/messages/contrato/primer-pago'
import { seHace } from '@alerce/domain/declaracion/actos/actos'
import { deleteSueltos } from '../../base/archivos/delete-sueltos.ts'
import { type Examinado, receiveArchivo } from '../../base/archivos/receive-archivo.ts'
import { note } from '../../base/bitacora/note.ts'
import { firmaSobre } from '../../base/bitacora/read-model.ts'
import { takeDeclaracion } from '../../declaracion/ds/edit-declaracion.ts'
import { ensureNoActualizacion } from '../../postulacion/edicion/ensure-actualizacion.ts'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { keepComprobante } from './keep-comprobante.ts'
import { type EntidadPorProbar, entidadesPorProbar, registroDe } from './read-model.ts'

interface Entrega {
  readonly identificador: number
  readonly rut?: string | null | undefined
  /** null: of the first entity that has none; where all have one, of the one that came last. */
  readonly entidadId: number | null
  readonly archivo: Examinado
  /** The field of the call that carries the file. */
  readonly campo: string
}

const ultima = (entidades: readonly EntidadPorProbar[]): EntidadPorProbar | undefined =>
  entidades.toSorted((a, b) => (b.comprobante?.id ?? 0) - (a.comprobante?.id ?? 0))[0]

function entidadDe(entidades: readonly EntidadPorProbar[], entidadId: number | null): EntidadPorProbar {
  if (entidadId !== null) {
    const suya = entidades.find(({ empleadorId }) => empleadorId === entidadId)
    return suya ?? refuse(m.otraEntidad, { campo: 'entidadId' })
  }
  return entidades.find(({ comprobante }) => comprobante === null) ?? ultima(entidades) ?? refuse(m.sinEntidad)
}

/** A first payment that was registered changes only where the desk gave it back. 422. */
async function ensureChanges({ tx }: Pick<Context, 'tx'>, declaracionId: number): Promise<void> {
  const registro = await registroDe(tx, declaracionId)
  ensure(registro === null || registro.decision === 'devuelto', m.fijo)
}

/** Takes in a proof of the first payment; answers its id. The same bytes of one entity are the same proof. */
export async function receiveComprobante(ctx: Context, { entidadId, archivo, campo, ...entrega }: Entrega) {
  const { declaracion, prospecto } = await takeDeclaracion(ctx, entrega)
  ensure(seHace('cargaArchivoPrimerPago', declaracion), m.etapa)
  await ensureNoActualizacion(ctx, prospecto.id)
  const entidades = await entidadesPorProbar(ctx, prospecto.id)
  ensure(entidades.length > 0, m.sinEntidad)
  const { archivoId, nombre } = await receiveArchivo(ctx, archivo, { campo })
  const igual = entidades.find(({ comprobante }) => comprobante?.archivoId === archivoId)
  if (igual?.comprobante && (entidadId === null || igual.empleadorId === entidadId)) return igual.comprobante.id
  ensure(!igual, m.repetido, { campo })
  await ensureChanges(ctx, declaracion.id)
  const { empleadorId } = entidadDe(entidades, entidadId)
  const por = await firmaSobre(ctx.tx, ctx.actor, { prospectoId: prospecto.id })
  const { id, antes } = await keepComprobante(ctx, { empleadorId, archivoId, nombre, por })
  if (antes !== null) await deleteSueltos(ctx, [antes])
  await note(ctx, prospecto.id, 'comprobanteRecibido')
  return id
}
