import { type UF, uf } from '@alerce/domain/base/dinero/tipos'
import { hayQuePagar } from '@alerce/domain/contrato/entidades'
import { primerPagoCompleto, pruebaPrimerPago } from '@alerce/domain/contrato/primer-pago'
import type { Db } from '../../../platform/db/database.ts'
import type { Declaracion } from '../../declaracion/declaracion/read-model.ts'
import { entidadesDe } from '../contractual/read-model.ts'

/** One proof an entity. */
export const ESPERADOS = 1

/** A proof as it is kept; `nombre` is sealed under its id. `en`: ISO instant. */
export interface Comprobante {
  readonly id: number
  readonly empleadorId: number
  readonly archivoId: number
  readonly nombre: Buffer
  readonly mime: string
  readonly tamano: number
  readonly en: string
}

/** A paying entity that proves its first payment. */
export interface EntidadPorProbar {
  readonly empleadorId: number
  readonly razonSocial: string
  /** A month. */
  readonly montoUF: UF
  readonly comprobante: Comprobante | null
}

async function comprobantesDe(tx: Db, prospectoId: number) {
  return await tx
    .selectFrom('empleador as e')
    .leftJoin('comprobantePago as c', 'c.empleadorId', 'e.id')
    .leftJoin('archivo as a', 'a.id', 'c.archivoId')
    .select([
      'e.id as empleadorId',
      'e.tipoTrabajador',
      'c.id',
      'c.archivoId',
      'c.nombre',
      'c.en',
      'a.mime',
      'a.tamano',
    ])
    .where('e.prospectoId', '=', prospectoId)
    .where('e.retirado', '=', false)
    .execute()
}

/** The entities of a sale that prove their first payment, as saved with the contractual data, in their order. */
export async function entidadesPorProbar(tx: Db, prospectoId: number): Promise<EntidadPorProbar[]> {
  const empleadores = await comprobantesDe(tx, prospectoId)
  return (await entidadesDe(tx, prospectoId)).flatMap(({ empleadorId, razonSocial, montoDescuentoUF }) => {
    const row = empleadores.find((uno) => uno.empleadorId === empleadorId)
    if (!row || !pruebaPrimerPago(row.tipoTrabajador) || !hayQuePagar(uf(montoDescuentoUF))) return []
    const { tipoTrabajador: _, ...suyo } = row
    const comprobante = suyo.id === null ? null : (suyo as Comprobante)
    return [{ empleadorId, razonSocial, montoUF: uf(montoDescuentoUF), comprobante }]
  })
}

/** As many proofs came as are expected, of each. */
export const estanTodos = (entidades: readonly EntidadPorProbar[]): boolean =>
  primerPagoCompleto(
    entidades.map(({ comprobante }) => ({ esperados: ESPERADOS, llegados: comprobante === null ? 0 : 1 })),
  )

/** That it was registered, and what the desk decided of it since; null: nobody registered it. Instants ISO. */
export async function registroDe(tx: Db, declaracionId: number) {
  const query = tx
    .selectFrom('primerPago')
    .select(['en', 'decision', 'motivo', 'resueltoPor', 'resueltoEn'])
    .where('declaracionId', '=', declaracionId)
  return (await query.executeTakeFirst()) ?? null
}

/** Another proof came after that instant, ISO. */
export const cambioDesde = (entidades: readonly EntidadPorProbar[], desde: string | null): boolean =>
  entidades.some(({ comprobante }) => comprobante !== null && comprobante.en > (desde ?? ''))

/** The first payment is in, or none is to be proved: papers may be issued (core rules, Stages of the DS). */
export async function primerPagoListo(tx: Db, { id, prospectoId }: Pick<Declaracion, 'id' | 'prospectoId'>) {
  const entidades = await entidadesPorProbar(tx, prospectoId)
  return entidades.length === 0 || (estanTodos(entidades) && (await registroDe(tx, id)) !== null)
}

/** The desk looked at the first payment and accepted it, or none is to be proved. */
export async function primerPagoMirado(tx: Db, { id, prospectoId }: Pick<Declaracion, 'id' | 'prospectoId'>) {
  const entidades = await entidadesPorProbar(tx, prospectoId)
  return entidades.length === 0 || (await registroDe(tx, id))?.decision === 'aceptado'
}
