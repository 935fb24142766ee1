/** Key of the row of a sealed value: its columns with their SQL types. */
type SealedRow = Readonly<Record<string, 'bigint' | 'integer' | 'text'>>

interface SealedColumn {
  readonly key: SealedRow
  /** SQL condition for the sealed rows of a column that also has clear values. */
  readonly where?: string
  /** Rows per batch, where values may be large. */
  readonly batch?: number
}

const byId = { key: { id: 'bigint' } } as const

/**
 * Every column with sealed values, by table and name in the database. Columns missing here would not be resealed after
 * a change of key, so the server does not start while a bytes column is in neither list (ensure-listed.ts).
 */
export const sealedColumns = {
  'actualizacion.antes': byId,
  'adjunto.nombre': byId,
  'almacen.clave_objeto': { key: { llave: 'text' } },
  'almacen.contenido': { key: { llave: 'text' }, where: "llave not like 'claro/%'", batch: 4 },
  'anotacion.texto': byId,
  'bloqueo_agenda.motivo': byId,
  'bloqueo_persona.datos': { key: { prospecto_id: 'bigint' } },
  'borrador.contenido': { key: { usuario_id: 'bigint', formulario: 'text' } },
  'comprobante_pago.nombre': byId,
  // Link within a letter, until the letter is delivered
  'correo.con_llave': byId,
  'declaracion_persona.salud': byId,
  'documento_prospecto.nombre': byId,
  'duda.respuesta': byId,
  'duda.texto': byId,
  'evaluacion.detalle': byId,
  'evidencia.manifiesto': { key: { declaracion_id: 'bigint' } },
  'factor_aplicacion.propuesto': { key: { usuario_id: 'bigint' } },
  'factor_aplicacion.secreto': { key: { usuario_id: 'bigint' } },
  // Empty while the call is in progress
  'idempotencia.respuesta': { key: { actor: 'text', clave: 'text' }, where: 'length(respuesta) > 0' },
  'nota_caso.texto': byId,
  'oposicion_persona.documento': byId,
  'papel_firmado.nombre': byId,
  'pedido_persona.documento': byId,
  'reserva.datos': { key: { cita_id: 'bigint' } },
  'respuesta_ds.contenido': { key: { declaracion_id: 'bigint', pregunta: 'integer' } },
  'respuesta_retenida.detalle': byId,
  'suscripcion.secreto': byId,
  'suscripcion.secreto_anterior': byId,
  'tarea.texto': byId,
} as const satisfies Record<string, SealedColumn>

export type SealedColumnName = keyof typeof sealedColumns

/** Bytes that are not sealed: digests of secrets, time stamps of an authority, and files of catalogue loads. */
export const unsealedColumns: readonly string[] = [
  'calendario_privado.llave_hash',
  'cambio_correo.token_hash',
  'carga_catalogo.contenido',
  'codigo_postulante.desafio_hash',
  'conexion_calendario.clave_hash',
  'enlace_clave.token_hash',
  'enlace_cotizacion.token_hash',
  'enlace_invitacion.token_hash',
  'enlace_mandato.token_hash',
  'evidencia.sello',
  'factor_desafio.token_hash',
  'reserva.token_hash',
  'sesion.token_hash',
  'sesion_postulante.token_hash',
  'token_api.token_hash',
]

/** Description of a sealed column for a walk over its rows. */
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
