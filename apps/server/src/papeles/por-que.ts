import {
  fuenteDelPrecio,
  type LineaDelPrecio,
  lineasDelPrecio,
  type ParteDelPrecio,
} from '@alerce/domain/cotizacion/lineas'
import { mostrarPrecio } from '@alerce/domain/cotizacion/mostrar'
import type { Cotizacion } from '../core/cotizacion/registro/read-model.ts'
import { type Bloque, type Monto, montos, nota, seccion } from './bloques.ts'

const sumas: readonly ParteDelPrecio[] = ['plan', 'total', 'pesos', 'pagar', 'pagarPesos']

/** Each line of a price as a paper lays it out. */
export const lineasDePapel = (cotizacion: Cotizacion): (LineaDelPrecio & Monto)[] =>
  lineasDelPrecio(mostrarPrecio(cotizacion)).map((linea) => ({ ...linea, suma: sumas.includes(linea.parte) }))

/** The lines with the persons among them, as the screen shows them, on a page of its own. */
export const anexoPorQue = (cotizacion: Cotizacion): Bloque[] => [
  seccion('Anexo: ¿Por qué este precio?', { aparte: true }),
  nota(
    'Cada línea dice de dónde sale. Los montos están en UF al mes, con tres decimales; los pesos se redondean una vez, al final.',
  ),
  montos(lineasDePapel(cotizacion)),
  nota(fuenteDelPrecio(mostrarPrecio(cotizacion))),
]
