/** Which row a sealed value stands in: the columns of its key, as SQL types them. */
type SealedRow = Readonly<Record<string, 'bigint' | 'integer' | 'text'>>

interface SealedColumn {
  readonly key: SealedRow
  /** Of a column that keeps clear values too: which rows are sealed, as SQL. */
  readonly where?: string
  /** How many are opened at a time where they may be large. */
  readonly batch?: number
}

const byId = { key: { id: 'bigint' } } as const

/**
 * Every column that keeps sealed values, by table and name in the database: what is not here is not sealed anew when
 * the key changes, so the server does not start while a column of bytes is in neither list (ensure-listed.ts).
 */
export const sealedColumns = {
  'actualizacion.antes': byId,
  'adjunto.nombre': byId,
  'almacen.contenido': { key: { llave: 'text' }, where: "llave not like 'claro/%'", batch: 4 },
  'borrador.contenido': { key: { usuario_id: 'bigint', formulario: 'text' } },
  'comprobante_pago.nombre': byId,
  // what a letter says that opens something, until it is delivered
  'correo.con_llave': byId,
  'declaracion_persona.salud': byId,
  'documento_prospecto.nombre': byId,
  'evaluacion.detalle': byId,
  'evidencia.manifiesto': { key: { declaracion_id: 'bigint' } },
  // empty while the call is being answered
  'idempotencia.respuesta': { key: { actor: 'text', clave: 'text' }, where: 'length(respuesta) > 0' },
  'nota_caso.texto': byId,
  'papel_firmado.nombre': byId,
  'respuesta_ds.contenido': { key: { declaracion_id: 'bigint', pregunta: 'integer' } },
  'respuesta_retenida.detalle': byId,
} as const satisfies Record<string, SealedColumn>

export type SealedColumnName = keyof typeof sealedColumns

/** Bytes that nobody opens: digests of secrets, the stamp of an authority, and the file of a load of the catalogue. */
export const unsealedColumns: readonly string[] = [
  'calendario_privado.llave_hash',
  'cambio_correo.token_hash',
  'carga_catalogo.contenido',
  'codigo_postulante.desafio_hash',
  'enlace_clave.token_hash',
  'enlace_invitacion.token_hash',
  'enlace_mandato.token_hash',
  'evidencia.sello',
  'sesion.token_hash',
  'sesion_postulante.token_hash',
  'token_api.token_hash',
]

/** How a sealed column is walked. */
export interface ColumnWalk {
  readonly table: string
  readonly name: string
  readonly keys: readonly (readonly [name: string, type: string])[]
  readonly where: string
  readonly batch: number
}

const BATCH = 500

export const walkOf = (column: SealedColumnName): ColumnWalk => {
  const [table = '', name = ''] = column.split('.')
  const { key, where = 'true', batch = BATCH }: SealedColumn = sealedColumns[column]
  return { table, name, keys: Object.entries(key), where, batch }
}

export const sealedColumnNames = Object.keys(sealedColumns) as SealedColumnName[]
