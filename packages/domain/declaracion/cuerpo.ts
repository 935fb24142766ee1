import { cociente, producto } from '../base/dinero/decimal.ts'
import { leeNumero } from '../base/dinero/escrito.ts'

type FallaDePeso = 'requerido' | 'no_positivo' | 'no_entero' | 'fuera_de_rango'
type FallaDeEstatura = 'requerido' | 'sin_digitos' | 'no_positivo' | 'fuera_de_rango' | 'formato'

const PESO_MAXIMO = 999
const ESTATURA_MAXIMA = 3.2

/** What is wrong with a weight in kilos as typed (spec 2 §5); null when it is fine. */
export function revisaPeso(text: string): FallaDePeso | null {
  const { valor: kilos, falla } = leeNumero(text, 'kilos')
  if (falla === 'decimales') return 'no_entero'
  if (falla !== null) return 'requerido'
  if (kilos <= 0) return 'no_positivo'
  return kilos > PESO_MAXIMO ? 'fuera_de_rango' : null
}

/** What is wrong with a height in metres as typed (spec 2 §5, and spec 1 §5 of half a number); null when it is fine. */
export function revisaEstatura(text: string): FallaDeEstatura | null {
  const { valor: metros, falla } = leeNumero(text, 'metros')
  if (falla === 'a_medias') return 'sin_digitos'
  if (falla === 'decimales') return 'formato'
  if (falla !== null) return 'requerido'
  if (metros <= 0) return 'no_positivo'
  return metros > ESTATURA_MAXIMA ? 'fuera_de_rango' : null
}

/** Body mass index: kg ÷ m², to two decimals. */
export function imc(kilos: number, metros: number): number {
  return cociente(kilos, producto(metros, metros), 2)
}
