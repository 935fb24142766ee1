import { type UF, uf } from '@alerce/domain/base/dinero/tipos'
import { hayQuePagar } from '@alerce/domain/contrato/entidades'
import type { Db } from '../../../platform/db/database.ts'
import { cotizacionVigente } from '../../cotizacion/cotizaciones/read-model.ts'

/** Address of a person or entity: codes of the lists, and their names for the papers. */
export interface Domicilio {
  readonly codigoRegion: number
  readonly codigoCiudad: number
  readonly codigoComuna: number
  readonly region: string
  readonly ciudad: string
  readonly comuna: string
}

const lugar = [
  'region.codigo as codigoRegion',
  'ciudad.codigo as codigoCiudad',
  'comuna.codigo as codigoComuna',
  'region.descripcion as region',
  'ciudad.descripcion as ciudad',
  'comuna.descripcion as comuna',
] as const

export interface Antecedentes extends Domicilio {
  readonly domicilio: string
  readonly codigoAfp: number | null
  readonly afp: string | null
}

/** Saved contractual data, or null. */
export async function antecedentesDe(tx: Db, prospectoId: number): Promise<Antecedentes | null> {
  const row = await tx
    .selectFrom('antecedenteContractual as a')
    .innerJoin('comuna', 'comuna.codigo', 'a.codigoComuna')
    .innerJoin('ciudad', 'ciudad.codigo', 'comuna.codigoCiudad')
    .innerJoin('region', 'region.codigo', 'ciudad.codigoRegion')
    .leftJoin('afp', 'afp.codigo', 'a.codigoAfp')
    .select(['a.domicilio', 'a.codigoAfp', 'afp.descripcion as afp', ...lugar])
    .where('a.prospectoId', '=', prospectoId)
    .executeTakeFirst()
  return row ?? null
}

/** Saved paying entity. Types 2 and 4 have an amount and no address. */
export interface Entidad {
  readonly empleadorId: number
  readonly razonSocial: string
  readonly domicilio: string
  /** Nine digits, or ''. */
  readonly telefono: string
  readonly correo: string | null
  readonly lugar: Domicilio | null
  /** UF a month. */
  readonly montoDescuentoUF: UF
}

/** Saved paying entities of a prospect, in the order of its employers. */
export async function entidadesDe(tx: Db, prospectoId: number): Promise<Entidad[]> {
  const rows = await tx
    .selectFrom('entidadPagadora as e')
    .innerJoin('empleador', 'empleador.id', 'e.empleadorId')
    .leftJoin('comuna', 'comuna.codigo', 'e.codigoComuna')
    .leftJoin('ciudad', 'ciudad.codigo', 'comuna.codigoCiudad')
    .leftJoin('region', 'region.codigo', 'ciudad.codigoRegion')
    .select(['e.empleadorId', 'e.razonSocial', 'e.domicilio', 'e.telefono', 'e.correo', 'e.montoDescuentoUF', ...lugar])
    .where('empleador.prospectoId', '=', prospectoId)
    .where('empleador.retirado', '=', false)
    .orderBy('empleador.orden')
    .execute()
  return rows.map(
    ({ codigoRegion, codigoCiudad, codigoComuna, region, ciudad, comuna, montoDescuentoUF, ...entidad }) => {
      const completo = { codigoRegion, codigoCiudad, codigoComuna, region, ciudad, comuna } as Domicilio
      return { ...entidad, montoDescuentoUF: uf(montoDescuentoUF), lugar: codigoComuna === null ? null : completo }
    },
  )
}

/** Whether the quote of a sale leaves an amount to pay; true without a quote. */
export async function pagaAlgo(tx: Db, prospectoId: number): Promise<boolean> {
  const cotizacion = await cotizacionVigente(tx, prospectoId)
  return cotizacion === null || hayQuePagar(cotizacion.foto.pagarUF)
}
