import { z } from 'zod'

type Nodo = z.core.JSONSchema._JSONSchema

/**
 * Kinds of records that a request may name. `asesor`: a portfolio, by the user's id; `titular`: the holder of a
 * declaration, by RUT; `papel`: an issued paper; `documento`: one that the applicant handed in; `adjunto`: a file of a
 * declaration; `anexo`: an attachment of a mail; `persona`: a person of a declaration; `propuesta`: a text
 * that waits for another administrator; `duda`: a question of an applicant to their advisor; `nadie`: accepted from clients that send it, and ignored.
 */
const recursos = [
  ...['asesor', 'prospecto', 'beneficiario', 'empleador', 'plan', 'autorizacion', 'certificado', 'documento'],
  ...['declaracion', 'titular', 'persona', 'adjunto', 'papel', 'cita', 'notificacion', 'importacion'],
  ...['cargaCatalogo', 'texto', 'propuesta'],
  ...['irregularidad', 'rechazo', 'devolucion', 'correo', 'anexo', 'folio', 'suscripcion', 'entrega'],
  ...['traspaso', 'suplencia'],
  ...['anotacion', 'duda', 'tarea', 'plantilla', 'vista', 'bloqueo', 'conexion'],
  ...['usuario', 'equipo', 'enlace', 'sesion', 'cliente', 'pedido', 'nadie'],
] as const
export type Recurso = (typeof recursos)[number]

export type Campos = ReadonlyMap<string, Recurso>

/** Kind of record that a field names, itself or in one of its alternatives: a field may be null or absent. */
function recursoDe(nodo: Nodo): Recurso | undefined {
  if (typeof nodo === 'boolean') return undefined
  const own = recursos.find((recurso) => recurso === nodo['x-recurso'])
  return own ?? [...(nodo.anyOf ?? []), ...(nodo.oneOf ?? [])].map(recursoDe).find(Boolean)
}

/** Fields of an object, or of the items of a list. */
function propiedadesDe(nodo: Nodo): [string, Nodo][] {
  if (typeof nodo === 'boolean' || Array.isArray(nodo.items)) return []
  return nodo.items ? propiedadesDe(nodo.items) : Object.entries(nodo.properties ?? {})
}

const known = new WeakMap<z.ZodType, Campos>()

/** Fields of a request that name a record, with its kind; of a list, those of its items. */
export function camposConRegistro(request: z.ZodType): Campos {
  const before = known.get(request)
  if (before) return before
  const campos = new Map(
    propiedadesDe(z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' })).flatMap(([campo, nodo]) => {
      const recurso = recursoDe(nodo)
      return recurso ? [[campo, recurso] as const] : []
    }),
  )
  known.set(request, campos)
  return campos
}

/** Records named by id in a payload, by kind; of two of one kind, the first. A value that is no id is left out. */
export function registrosDe(request: z.ZodType, payload: unknown): Partial<Record<Recurso, number>> {
  if (typeof payload !== 'object' || payload === null) return {}
  const values = new Map<string, unknown>(Object.entries(payload))
  const registros: Partial<Record<Recurso, number>> = {}
  for (const [campo, recurso] of camposConRegistro(request)) {
    const id = values.get(campo)
    if (typeof id === 'number') registros[recurso] ??= id
  }
  return registros
}
