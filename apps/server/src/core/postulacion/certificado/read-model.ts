import type { Pesos } from '@alerce/domain/base/dinero/tipos'
import type { Db } from '../../../platform/db/database.ts'

/** Certificates that count: not taken back, of this rut or of that on record, their document still there. */
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
  /** The uploaded document; null while it is not tied to one. */
  readonly documentoId: number | null
  readonly rentaPromedio: Pesos
  readonly meses: number
  /** ISO date. */
  readonly emitido: string | null
  /** It was read for another sale of the same person, before this one was there. */
  readonly reutilizado: boolean
}

/** The certificates of a prospect that count, oldest first; `rut`: whose, where it is not that on record. */
export async function certificadosVigentes(tx: Db, prospectoId: number, rut?: string | null): Promise<Certificado[]> {
  return await vigentes(tx, prospectoId, rut)
    .select(['c.id', 'c.rutEmpleador', 'c.afp', 'c.sha256', 'c.documentoId'])
    .select(['c.rentaPromedio', 'c.meses', 'c.emitido'])
    .select((e) => e('c.validado', '<', e.ref('p.registradoEn')).$castTo<boolean>().as('reutilizado'))
    .orderBy('c.id')
    .execute()
}

/** The rows of the certificates of a prospect that count, as they are kept. */
export const certificadosGuardados = (tx: Db, prospectoId: number) =>
  vigentes(tx, prospectoId).selectAll('c').orderBy('c.id').execute()

/** The average income that a current certificate shows of each employer, by its rut; `rut`: as above. */
export async function promediosVigentes(
  tx: Db,
  prospectoId: number,
  rut?: string | null,
): Promise<ReadonlyMap<string, Pesos>> {
  const found = await certificadosVigentes(tx, prospectoId, rut)
  return new Map(found.map(({ rutEmpleador, rentaPromedio }) => [rutEmpleador, rentaPromedio]))
}

/** Whose a certificate is and whether it was taken back, or null. */
export async function certificadoPorId(tx: Db, id: number) {
  const row = await tx
    .selectFrom('certificado')
    .select(['prospectoId', 'rutEmpleador', 'retirado'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** Whether another certificate of this employer stands, even one that counts no more. */
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

/** The hash of the clear bytes of a document of this prospect that is still there, or null. */
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

/** True when the code is one of the list of AFP. */
export async function existeAfp(tx: Db, codigo: number): Promise<boolean> {
  const row = await tx.selectFrom('afp').select('codigo').where('codigo', '=', codigo).executeTakeFirst()
  return row !== undefined
}
