import { cociente, producto } from '../base/dinero/decimal.ts'
import { leeNumero } from '../base/dinero/escrito.ts'

type FallaDePeso = 'requerido' | 'no_positivo' | 'no_entero' | 'fuera_de_rango'
type FallaDeEstatura = 'requerido' | 'sin_digitos' | 'no_positivo' | 'fuera_de_rango' | 'formato'

const PESO_MAXIMO = 999
const ESTATURA_MAXIMA = 3.2

/** Fault of a typed weight in kilos (spec 2 §5); null when it is valid. */
export function revisaPeso(text: string): FallaDePeso | null {
  const { valor: kilos, falla } = leeNumero(text, 'kilos')
  if (falla === 'decimales') return 'no_entero'
  if (falla !== null) return 'requerido'
  if (kilos <= 0) return 'no_positivo'
  return kilos > PESO_MAXIMO ? 'fuera_de_rango' : null
}

/** Fault of a typed height in metres (spec 2 §5; spec 1 §5 for an incomplete number); null when it is valid. */
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
