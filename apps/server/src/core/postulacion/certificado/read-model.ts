import type { Pesos } from '@alerce/domain/base/dinero/tipos'
import type { Db } from '../../../platform/db/database.ts'

/** Valid certificates: not withdrawn, of this RUT or the one on record, with their document not deleted. */
const vigentes = (tx: Db, prospectoId: number, rut?: string | null) =>
  tx
    .selectFrom('certificado as c')
    .innerJoin('prospecto as p', 'p.id', 'c.prospectoId')
    .where((e) => e('c.rut', '=', rut === undefined ? e.ref('p.rut') : rut))
    .leftJoin('documentoProspecto as d', 'd.id', 'c.documentoId')
    .where('c.prospectoId', '=', prospectoId)
    .where('c.retirado', 'is', null)
    .where('d.retirado', 'is', null)

export interface Certificado {
  readonly id: number
  readonly rutEmpleador: string
  readonly afp: number | null
  readonly sha256: string
  /** Uploaded document; null while not linked. */
  readonly documentoId: number | null
  readonly rentaPromedio: Pesos
  readonly meses: number
  /** ISO date. */
  readonly emitido: string | null
  /** It was read for an earlier sale of the same person. */
  readonly reutilizado: boolean
}

/** Valid certificates of a prospect, oldest first; `rut`: when it is not the one on record. */
export async function certificadosVigentes(tx: Db, prospectoId: number, rut?: string | null): Promise<Certificado[]> {
  return await vigentes(tx, prospectoId, rut)
    .select(['c.id', 'c.rutEmpleador', 'c.afp', 'c.sha256', 'c.documentoId'])
    .select(['c.rentaPromedio', 'c.meses', 'c.emitido'])
    .select((e) => e('c.validado', '<', e.ref('p.registradoEn')).$castTo<boolean>().as('reutilizado'))
    .orderBy('c.id')
    .execute()
}

/** Stored rows of the valid certificates of a prospect. */
export const certificadosGuardados = (tx: Db, prospectoId: number) =>
  vigentes(tx, prospectoId).selectAll('c').orderBy('c.id').execute()

/** Average income by employer's RUT, from valid certificates; `rut`: when it is not the one on record. */
export async function promediosVigentes(
  tx: Db,
  prospectoId: number,
  rut?: string | null,
): Promise<ReadonlyMap<string, Pesos>> {
  const found = await certificadosVigentes(tx, prospectoId, rut)
  return new Map(found.map(({ rutEmpleador, rentaPromedio }) => [rutEmpleador, rentaPromedio]))
}

/** Prospect, employer and withdrawal of a certificate, or null. */
export async function certificadoPorId(tx: Db, id: number) {
  const row = await tx
    .selectFrom('certificado')
    .select(['prospectoId', 'rutEmpleador', 'retirado'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** Whether another certificate of this employer exists that was not withdrawn, valid or not. */
export async function hayOtroDelEmpleador(tx: Db, prospectoId: number, rutEmpleador: string): Promise<boolean> {
  const row = await tx
    .selectFrom('certificado')
    .select('id')
    .where('prospectoId', '=', prospectoId)
    .where('rutEmpleador', '=', rutEmpleador)
    .where('retirado', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Hash of the clear bytes of a document of this prospect, or null when deleted. */
export async function huellaDelDocumento(tx: Db, prospectoId: number, documentoId: number): Promise<string | null> {
  const row = await tx
    .selectFrom('documentoProspecto as d')
    .innerJoin('archivo as a', 'a.id', 'd.archivoId')
    .select('a.sha256')
    .where('d.id', '=', documentoId)
    .where('d.prospectoId', '=', prospectoId)
    .where('d.retirado', 'is', null)
    .executeTakeFirst()
  return row?.sha256 ?? null
}

/** True when the code is in the list of AFP. */
export async function existeAfp(tx: Db, codigo: number): Promise<boolean> {
  const row = await tx.selectFrom('afp').select('codigo').where('codigo', '=', codigo).executeTakeFirst()
  return row !== undefined
}
