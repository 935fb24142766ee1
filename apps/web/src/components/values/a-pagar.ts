import { pesosDe, restaUF, sumaUF } from '@alerce/domain/base/dinero/cuentas'
import { type Pesos, type UF, uf } from '@alerce/domain/base/dinero/tipos'
import type { ReplyOf } from '../../lib/api/call.ts'

type Totales = ReplyOf<'resumenCotizacion'>

/** The lines by which what one of a pair pays differs from the own total; none of who is in no pair. */
export function compensacionDe({
  precioCOMPOS,
  precioCOMNEG,
}: Pick<Totales, 'precioCOMPOS' | 'precioCOMNEG'>): readonly (readonly [string, UF])[] {
  const lines = [
    ['Compensación que otorga', precioCOMPOS],
    ['Compensación que recibe', restaUF(uf(0), precioCOMNEG)],
  ] as const
  return lines.filter(([, monto]) => monto !== 0)
}

/** What is paid: own total, given and received; pesos rounded once. */
export function aPagarDe({ totalUF, precioCOMPOS, precioCOMNEG, uf: { valor } }: Totales): {
  readonly uf: UF
  readonly pesos: Pesos
} {
  const total = restaUF(sumaUF(totalUF, precioCOMPOS), precioCOMNEG)
  return { uf: total, pesos: pesosDe(total, valor) }
}
