/** Which row a sealed value stands in: the columns of its key, as SQL types them. */
type Fila = Readonly<Record<string, 'bigint' | 'integer' | 'text'>>

interface Sellada {
  readonly fila: Fila
  /** Of a column that keeps clear values too: which rows are sealed, as SQL. */
  readonly cuando?: string
  /** How many are opened at a time where they may be large. */
  readonly tanda?: number
}

const porId = { fila: { id: 'bigint' } } as const

/**
 * Every column that keeps sealed values, by table and name in the database: what is not here is not sealed anew when
 * the key changes, so the server does not start while a column of bytes is in neither list (ensure-listed.ts).
 */
export const columnasSelladas = {
  'actualizacion.antes': porId,
  'adjunto.nombre': porId,
  'almacen.contenido': { fila: { llave: 'text' }, cuando: "llave not like 'claro/%'", tanda: 4 },
  'borrador.contenido': { fila: { usuario_id: 'bigint', formulario: 'text' } },
  'comprobante_pago.nombre': porId,
  'declaracion_persona.salud': porId,
  'documento_prospecto.nombre': porId,
  'evaluacion.detalle': porId,
  'evidencia.manifiesto': { fila: { declaracion_id: 'bigint' } },
  // empty while the call is being answered
  'idempotencia.respuesta': { fila: { actor: 'text', clave: 'text' }, cuando: 'length(respuesta) > 0' },
  'nota_caso.texto': porId,
  'papel_firmado.nombre': porId,
  'respuesta_ds.contenido': { fila: { declaracion_id: 'bigint', pregunta: 'integer' } },
  'respuesta_retenida.detalle': porId,
} as const satisfies Record<string, Sellada>

export type ColumnaSellada = keyof typeof columnasSelladas

/** Bytes that nobody opens: digests of secrets, the stamp of an authority, and the file of a load of the catalogue. */
export const columnasSinSello: readonly string[] = [
  'calendario_privado.llave_hash',
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
export interface Recorrido {
  readonly tabla: string
  readonly nombre: string
  readonly llaves: readonly (readonly [nombre: string, tipo: string])[]
  readonly cuando: string
  readonly tanda: number
}

const TANDA = 500

export const recorridoDe = (columna: ColumnaSellada): Recorrido => {
  const [tabla = '', nombre = ''] = columna.split('.')
  const { fila, cuando = 'true', tanda = TANDA }: Sellada = columnasSelladas[columna]
  return { tabla, nombre, llaves: Object.entries(fila), cuando, tanda }
}

export const todasLasSelladas = Object.keys(columnasSelladas) as ColumnaSellada[]
