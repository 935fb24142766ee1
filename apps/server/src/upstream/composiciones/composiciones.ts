import type { NombreDeComposicion } from '../formas.ts'
import type { Composicion } from '../remote-call.ts'
import { deCartera } from './cartera.ts'
import { deContrato } from './contrato.ts'
import { deCotizacion } from './cotizacion.ts'
import { deDeclaracion } from './declaracion.ts'
import { deDocumentos } from './documentos.ts'
import { deLista } from './lista.ts'

/** Answers composed of calls of the specifications: one for each that the table of forms names. */
export const composiciones: { readonly [N in NombreDeComposicion]: Composicion<N> } = {
  ...deCartera,
  ...deLista,
  ...deDocumentos,
  ...deCotizacion,
  ...deDeclaracion,
  ...deContrato,
}
