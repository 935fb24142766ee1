import { leeNumero } from '@alerce/domain/base/dinero/escrito'
import { esUF, type UF } from '@alerce/domain/base/dinero/tipos'
import { maximoACompensar } from '@alerce/domain/limites'
import { compensacionMessages as m } from '../../messages/cotizacion/compensacion.ts'

/** The amount in UF as it is typed, at most three decimals; null: none. */
export function montoTecleado(texto: string): UF | null {
  const { valor } = leeNumero(texto, 'uf')
  return valor !== null && valor >= 0 && esUF(valor) ? valor : null
}

/** What is wrong with the amount given, as typed (spec 2 §5): empty or 0, above 999, or not a number. */
export function reglaMontoOtorgado(texto: string): string | null {
  const { valor, falla } = leeNumero(texto, 'uf')
  if (falla === 'vacio' || valor === 0) return m.cero.text
  if (falla === 'enorme' || (valor ?? 0) > maximoACompensar) return m.sobreElMaximo.text
  return montoTecleado(texto) === null ? m.noEsNumero.text : null
}
