import type { CamposEspecificados } from '@alerce/contract/especificacion/campos'
import type { z } from 'zod'

/** Difference between a reply and its description. */
export interface Diferencia {
  /** Path of the field in the reply, with `[]` for the items of a list. */
  readonly campo: string
  readonly esperado: string
  readonly recibido: string
}

interface Def {
  readonly type: string
  readonly shape?: Readonly<Record<string, z.ZodType>>
  readonly element?: z.ZodType
  readonly innerType?: z.ZodType
  readonly in?: z.ZodType
  readonly options?: readonly z.ZodType[]
}

const defOf = (schema: z.ZodType): Def => schema._zod.def as unknown as Def

/** Schema without its wrappers; of a union, the first of its options that is a record or a list. */
function formaDe(schema: z.ZodType): z.ZodType {
  const { innerType, in: entrada, options, type } = defOf(schema)
  if (type === 'union' && options) {
    const formas = options.map(formaDe)
    return formas.find((forma) => ['object', 'array'].includes(defOf(forma).type)) ?? schema
  }
  const inner = innerType ?? entrada
  return inner ? formaDe(inner) : schema
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const kinds: Readonly<Record<string, string>> = {
  string: 'un texto',
  number: 'un número',
  boolean: 'verdadero o falso',
  object: 'un registro',
  array: 'una lista',
  enum: 'uno de sus valores',
  literal: 'su valor fijo',
}

const esperado = (schema: z.ZodType): string => kinds[defOf(formaDe(schema)).type] ?? 'un valor de su tipo'

const primitives: Readonly<Record<string, string>> = {
  undefined: 'ausente',
  string: 'un texto',
  number: 'un número',
  boolean: 'verdadero o falso',
}

/** Kind of a value, never the value: replies hold names and health data. */
function claseDe(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'una lista'
  return primitives[typeof value] ?? 'un registro'
}

/** Items of a list that are compared: one that differs usually differs like all. */
const MUESTRA = 20

/**
 * Compares a reply with the fields that the specifications name (`conocidos`; true: a value) and their shapes in our
 * contract (`schema`). Unknown fields are no difference. Each path is told once.
 */
export function diferenciasDe(
  schema: z.ZodType,
  conocidos: CamposEspecificados | true,
  valor: unknown,
  ruta = '',
): Diferencia[] {
  const differs = (campo: string, de: z.ZodType, recibido: unknown): Diferencia[] => [
    { campo: campo || '(respuesta)', esperado: esperado(de), recibido: claseDe(recibido) },
  ]
  const forma = formaDe(schema)
  const { type, element, shape } = defOf(forma)
  if (valor === null && schema.safeParse(null).success) return []
  if (type === 'array' && element) {
    if (!Array.isArray(valor)) return differs(ruta, forma, valor)
    const found = valor.slice(0, MUESTRA).flatMap((item) => diferenciasDe(element, conocidos, item, `${ruta}[]`))
    return [...new Map(found.map((one) => [`${one.campo} ${one.recibido}`, one])).values()]
  }
  if (type === 'object' && shape) {
    if (!isRecord(valor)) return differs(ruta, forma, valor)
    if (conocidos === true) return []
    return Object.entries(conocidos).flatMap(([campo, dentro]) => {
      const schemaDeCampo = shape[campo]
      if (!schemaDeCampo) return []
      const camino = ruta ? `${ruta}.${campo}` : campo
      if (!(campo in valor))
        return schemaDeCampo.safeParse(undefined).success ? [] : differs(camino, schemaDeCampo, undefined)
      return diferenciasDe(schemaDeCampo, dentro, valor[campo], camino)
    })
  }
  return schema.safeParse(valor).success ? [] : differs(ruta, schema, valor)
}
