import { primerPagoMessages as m } from '@alerce/contract/messages/contrato/primer-pago'
import { seHace } from '@alerce/domain/declaracion/actos/actos'
import { siguienteId } from '../../../platform/db/next-id.ts'
import { borrarSueltos } from '../../base/archivos/borrar-sueltos.ts'
import { type Examinado, recibirArchivo } from '../../base/archivos/recibir-archivo.ts'
import { anotar } from '../../base/bitacora/anotar.ts'
import { firmaSobre } from '../../base/bitacora/read-model.ts'
import { tomarDeclaracion } from '../../declaracion/declaracion/editar-declaracion.ts'
import { exigirSinActualizacion } from '../../postulacion/edicion/exigir-actualizacion.ts'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { type EntidadPorProbar, entidadesPorProbar, registroDe } from './read-model.ts'
import { ponerComprobante } from './repository.ts'

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
async function exigirQueCambie({ tx }: Pick<Context, 'tx'>, declaracionId: number): Promise<void> {
  const registro = await registroDe(tx, declaracionId)
  ensure(registro === null || registro.decision === 'devuelto', m.fijo)
}

/** Takes in a proof of the first payment; answers its id. The same bytes of one entity are the same proof. */
export async function recibirComprobante(ctx: Context, { entidadId, archivo, campo, ...entrega }: Entrega) {
  const { declaracion, prospecto } = await tomarDeclaracion(ctx, entrega)
  ensure(seHace('cargaArchivoPrimerPago', declaracion), m.etapa)
  await exigirSinActualizacion(ctx, prospecto.id)
  const entidades = await entidadesPorProbar(ctx, prospecto.id)
  ensure(entidades.length > 0, m.sinEntidad)
  const { archivoId, nombre } = await recibirArchivo(ctx, archivo, { campo })
  const igual = entidades.find(({ comprobante }) => comprobante?.archivoId === archivoId)
  if (igual?.comprobante && (entidadId === null || igual.empleadorId === entidadId)) return igual.comprobante.id
  ensure(!igual, m.repetido, { campo })
  await exigirQueCambie(ctx, declaracion.id)
  const { empleadorId } = entidadDe(entidades, entidadId)
  const id = await siguienteId(ctx.tx, 'comprobante_pago')
  const sellado = ctx.vault.en('comprobante_pago.nombre', id).seal(nombre)
  const nuevo = {
    id,
    empleadorId,
    archivoId,
    nombre: sellado,
    por: await firmaSobre(ctx.tx, ctx.actor, { prospectoId: prospecto.id }),
    en: ctx.ahora,
  }
  const antes = await ponerComprobante(ctx.tx, nuevo)
  if (antes !== null) await borrarSueltos(ctx, [antes])
  await anotar(ctx, prospecto.id, 'comprobanteRecibido')
  return id
}
