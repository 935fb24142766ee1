import { z } from 'zod'

type Nodo = z.core.JSONSchema._JSONSchema

/**
 * The kinds of records that a request may name. `asesor`: whose portfolio, by the user's id; `titular`: who a
 * declaration is of, by RUT; `papel`: an issued paper; `documento`: one that the applicant handed in; `adjunto`:
 * a file that goes with a declaration; `anexo`: one of a mail; `persona`: one of
 * a declaration; `nadie`: accepted from clients that send it, and not looked at.
 */
const recursos = [
  ...['asesor', 'prospecto', 'beneficiario', 'empleador', 'plan', 'autorizacion', 'certificado', 'documento'],
  ...['declaracion', 'titular', 'persona', 'adjunto', 'papel', 'cita', 'notificacion', 'importacion'],
  ...['cargaCatalogo', 'texto'],
  ...['irregularidad', 'rechazo', 'devolucion', 'correo', 'anexo', 'folio'],
  ...['traspaso', 'suplencia'],
  ...['usuario', 'equipo', 'enlace', 'sesion', 'cliente', 'nadie'],
] as const
export type Recurso = (typeof recursos)[number]

export type Campos = ReadonlyMap<string, Recurso>

/** What a field names, or one of its alternatives: a field may be null or absent. */
function recursoDe(nodo: Nodo): Recurso | undefined {
  if (typeof nodo === 'boolean') return undefined
  const own = recursos.find((recurso) => recurso === nodo['x-recurso'])
  return own ?? [...(nodo.anyOf ?? []), ...(nodo.oneOf ?? [])].map(recursoDe).find(Boolean)
}

/** The fields of an object; of a list, those of its items. */
function propiedadesDe(nodo: Nodo): [string, Nodo][] {
  if (typeof nodo === 'boolean' || Array.isArray(nodo.items)) return []
  return nodo.items ? propiedadesDe(nodo.items) : Object.entries(nodo.properties ?? {})
}

const known = new WeakMap<z.ZodType, Campos>()

/** The fields of a request that name a record, and of what kind; of a list, those of its items. */
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

/** The records that a payload names by id, by their kind; of two of one kind the first. What is no id is left out. */
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
