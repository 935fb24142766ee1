import { type TipoDeDocumento, tiposDeDocumento } from '@alerce/domain/contrato/documentos'
import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { DocumentoContratoTable } from '../../../platform/db/tables/contrato.ts'

const columnas = [
  'id',
  'declaracionId',
  'tipo',
  'empleadorId',
  'personaId',
  'nombre',
  'archivoId',
  'estado',
  'intentos',
  'emitido',
] as const

/** `empleadorId`: of the paying entity it is for, `personaId`: of the charge it is about, null for the others; `archivoId` null until it is issued. */
export type DocumentoDeContrato = Pick<Selectable<DocumentoContratoTable>, (typeof columnas)[number]>

export const PDF = 'application/pdf'

/** The copy of the declaration is health data: kept encrypted, opened only by who may read the declaration. */
export const esDeSalud = ({ tipo }: { readonly tipo: TipoDeDocumento }): boolean => tipo === 'declaracion-salud'

/** Papers that tell of health: the copy of the declaration, and what was sworn of a medical charge, byte by byte. */
const deSalud = ['declaracion-salud', 'declaracion-jurada'] as const satisfies readonly TipoDeDocumento[]

const vigentes = (tx: Db) => tx.selectFrom('documentoContrato').select(columnas).where('reemplazado', '=', false)

/** The papers in force of a declaration, in the order in which they are read. */
export async function documentosDe(tx: Db, declaracionId: number): Promise<DocumentoDeContrato[]> {
  const rows = await vigentes(tx).where('declaracionId', '=', declaracionId).orderBy('id').execute()
  const lugar = ({ tipo }: DocumentoDeContrato) => tiposDeDocumento.indexOf(tipo)
  return rows.toSorted((a, b) => lugar(a) - lugar(b))
}

/** All papers of a declaration that tell of health and are not gone, replaced or not. */
export const papelesDeSalud = (tx: Db, declaracionId: number) =>
  tx
    .selectFrom('documentoContrato')
    .select(['id', 'archivoId'])
    .where('declaracionId', '=', declaracionId)
    .where('tipo', 'in', deSalud)
    .where('estado', '!=', 'eliminado')
    .execute()

/** What its papers that told of health and are gone had in them, by their fingerprints; and whose they were. */
export const huellasDeLoEliminado = (tx: Db, declaracionId: number) =>
  tx
    .selectFrom('documentoContrato as p')
    .innerJoin('declaracion as d', 'd.id', 'p.declaracionId')
    .select(['d.prospectoId', 'p.huella'])
    .where('p.declaracionId', '=', declaracionId)
    .where('p.estado', '=', 'eliminado')
    .where('p.huella', 'is not', null)
    .$narrowType<{ huella: string }>()
    .execute()

/** A paper in force of this declaration, or null. */
export async function buscarDocumento(tx: Db, declaracionId: number, id: number): Promise<DocumentoDeContrato | null> {
  const row = await vigentes(tx).where('declaracionId', '=', declaracionId).where('id', '=', id).executeTakeFirst()
  return row ?? null
}

/** The copy of the declaration among its papers, or null. */
export async function copiaDe(tx: Db, declaracionId: number): Promise<DocumentoDeContrato | null> {
  return (await documentosDe(tx, declaracionId)).find(esDeSalud) ?? null
}

/** True when every paper of the declaration has been issued. */
export async function documentosListos(tx: Db, declaracionId: number): Promise<boolean> {
  const documentos = await documentosDe(tx, declaracionId)
  return documentos.length > 0 && documentos.every((d) => d.estado === 'listo')
}
