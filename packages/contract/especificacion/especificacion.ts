import type { LlamadaEspecificada } from './campos.ts'
import { llamadasDeCartera } from './cartera.ts'
import { llamadasDeContrato } from './contrato.ts'
import { llamadasDeCotizacion } from './cotizacion.ts'
import { llamadasDeDeclaracion } from './declaracion.ts'

/** Every call of the two specifications but the token, with the fields that they name. */
export const especificacion = {
  ...llamadasDeCartera,
  ...llamadasDeCotizacion,
  ...llamadasDeDeclaracion,
  ...llamadasDeContrato,
} satisfies Readonly<Record<string, LlamadaEspecificada>>

export type NombreEspecificado = keyof typeof especificacion
