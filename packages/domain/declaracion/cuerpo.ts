import { cociente, producto } from '../base/dinero/decimal.ts'

export type FallaDePeso = 'requerido' | 'no_positivo' | 'no_entero' | 'fuera_de_rango'
export type FallaDeEstatura = 'requerido' | 'sin_digitos' | 'no_positivo' | 'fuera_de_rango' | 'formato'

const PESO_MAXIMO = 999
const ESTATURA_MAXIMA = 3.2

const DECIMAL = /^-?\d+([.,]\d+)?$/
const numero = (text: string) => (DECIMAL.test(text.trim()) ? Number(text.trim().replace(',', '.')) : Number.NaN)

/** What is wrong with a weight in kilos as typed (spec 2 §5); null when it is fine. */
export function revisaPeso(text: string): FallaDePeso | null {
  const kilos = numero(text)
  if (Number.isNaN(kilos)) return 'requerido'
  if (kilos <= 0) return 'no_positivo'
  if (!Number.isInteger(kilos)) return 'no_entero'
  return kilos > PESO_MAXIMO ? 'fuera_de_rango' : null
}

/** A comma or a point with no digit before it or none after it: «1,» or «,75». */
const MEDIO_NUMERO = /^(\d+[.,]|[.,]\d+)$/

/** What is wrong with a height in metres as typed (spec 2 §5, and spec 1 §5 of half a number); null when it is fine. */
export function revisaEstatura(text: string): FallaDeEstatura | null {
  if (MEDIO_NUMERO.test(text.trim())) return 'sin_digitos'
  const metros = numero(text)
  if (Number.isNaN(metros)) return 'requerido'
  if (metros <= 0) return 'no_positivo'
  if (metros > ESTATURA_MAXIMA) return 'fuera_de_rango'
  return /^\d{1,2}([.,]\d{1,2})?$/.test(text.trim()) ? null : 'formato'
}

/** Body mass index: kg ÷ m², to two decimals. */
export function imc(kilos: number, metros: number): number {
  return cociente(kilos, producto(metros, metros), 2)
}
