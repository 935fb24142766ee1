import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { ProspectoTable } from '../../../platform/db/tables/postulacion.ts'
import type { Vault } from '../../../platform/vault.ts'
import { type DocumentoDePersona, marcaDe, type PersonaBuscada } from './documento-de-persona.ts'

/** Columns of a sale that say who it is: sealed apart while its access is blocked. */
export const columnasDeIdentidad = [
  ...(['tipoDocumento', 'rut', 'numeroPasaporte', 'nombres', 'apellidoPaterno', 'apellidoMaterno'] as const),
  ...(['celular', 'correo', 'busqueda'] as const),
] as const

export type IdentidadDeVenta = Pick<Selectable<ProspectoTable>, (typeof columnasDeIdentidad)[number]>

/** Blocked sales of the person with this mark, each with its sealed columns. */
export const bloqueosDe = (tx: Db, marca: string): Promise<{ prospectoId: number; datos: Buffer }[]> =>
  tx
    .selectFrom('bloqueoPersona')
    .select(['prospectoId', 'datos'])
    .where('marca', '=', marca)
    .orderBy('prospectoId')
    .execute()

/** The document with the ids of the blocked sales of its person. */
export async function withBloqueados(
  { tx, vault }: { readonly tx: Db; readonly vault: Vault },
  documento: DocumentoDePersona,
): Promise<PersonaBuscada> {
  const bloqueos = await bloqueosDe(tx, marcaDe(vault, documento))
  return { ...documento, bloqueados: bloqueos.map(({ prospectoId }) => prospectoId) }
}

/** Number of blocked sales of each person, by the mark of their document. */
export async function ventasBloqueadas(tx: Db): Promise<ReadonlyMap<string, number>> {
  const filas = await tx
    .selectFrom('bloqueoPersona')
    .select((e) => ['marca', e.fn.countAll<number>().as('ventas')])
    .groupBy('marca')
    .execute()
  return new Map(filas.map(({ marca, ventas }) => [marca, Number(ventas)]))
}
