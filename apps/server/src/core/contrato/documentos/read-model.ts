import type { Db } from '../../../platform/db/database.ts'

export const tiposDeDocumento = ['declaracion-salud', 'plan-y-precio', 'notificacion-entidad'] as const

/** The papers of a sale (core rules, Documents: papers issued). */
export type TipoDeDocumento = (typeof tiposDeDocumento)[number]

export interface Documento {
  readonly id: number
  readonly declaracionId: number
  readonly tipo: TipoDeDocumento
  /** The paying entity it is for, by its employer row; null for the others. */
  readonly empleadorId: number | null
  readonly nombre: string
  /** Null until it is issued. */
  readonly archivoId: number | null
  readonly estado: 'pendiente' | 'listo' | 'fallido'
  readonly intentos: number
  /** When it was issued, ISO instant. */
  readonly emitido: string | null
}

export const PDF = 'application/pdf'

/** The copy of the declaration is health data: kept encrypted, opened only by who may read the declaration. */
export const esDeSalud = ({ tipo }: Pick<Documento, 'tipo'>): boolean => tipo === 'declaracion-salud'

const vigentes = (tx: Db) =>
  tx
    .selectFrom('documento_contrato')
    .select([
      'id',
      'declaracion_id as declaracionId',
      'tipo',
      'empleador_id as empleadorId',
      'nombre',
      'archivo_id as archivoId',
      'estado',
      'intentos',
      'emitido',
    ])
    .where('reemplazado', '=', false)

/** The papers in force of a declaration, in the order in which they are read. */
export async function documentosDe(tx: Db, declaracionId: number): Promise<Documento[]> {
  const rows = await vigentes(tx).where('declaracion_id', '=', declaracionId).orderBy('id').execute()
  const lugar = ({ tipo }: Documento) => tiposDeDocumento.indexOf(tipo)
  return (rows as Documento[]).toSorted((a, b) => lugar(a) - lugar(b))
}

/** A paper in force of this declaration, or null. */
export async function buscarDocumento(tx: Db, declaracionId: number, id: number): Promise<Documento | null> {
  const row = await vigentes(tx).where('declaracion_id', '=', declaracionId).where('id', '=', id).executeTakeFirst()
  return (row as Documento | undefined) ?? null
}

/** True when every paper of the declaration has been issued. */
export async function documentosListos(tx: Db, declaracionId: number): Promise<boolean> {
  const documentos = await documentosDe(tx, declaracionId)
  return documentos.length > 0 && documentos.every((d) => d.estado === 'listo')
}

/** The e-mail that the holder gave in the declaration, or null. */
export async function correoDelTitular(tx: Db, declaracionId: number): Promise<string | null> {
  const row = await tx
    .selectFrom('declaracion_persona')
    .select('correo')
    .where('declaracion_id', '=', declaracionId)
    .where('tipo', '=', 0)
    .executeTakeFirst()
  return row?.correo ?? null
}
