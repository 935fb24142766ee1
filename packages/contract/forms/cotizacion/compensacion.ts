import { esUF, type UF } from '@alerce/domain/base/dinero/tipos'
import { maximoACompensar } from '@alerce/domain/limites'
import { compensacionMessages as m } from '../../messages/cotizacion/compensacion.ts'

/** The amount as it is typed: digits and a dot, at most three decimals; null: none. */
export function montoTecleado(texto: string): UF | null {
  if (!/^\d+(\.\d{0,3})?$/.test(texto)) return null
  const monto = Number(texto)
  return esUF(monto) ? monto : null
}

/** What is wrong with the amount given, as typed (spec 2 §5): empty or 0, above 999, or not a number. */
export function reglaMontoOtorgado(texto: string): string | null {
  if (texto === '') return m.cero.text
  if (/^\d+(\.\d*)?$/.test(texto) && Number(texto) > maximoACompensar) return m.sobreElMaximo.text
  const monto = montoTecleado(texto)
  if (monto === null) return m.noEsNumero.text
  return monto === 0 ? m.cero.text : null
}
