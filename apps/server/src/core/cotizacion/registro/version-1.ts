import { pesosDe, restaUF, sumaUF } from '@alerce/domain/base/dinero/cuentas'
import { z } from 'zod'
import { alrededor, foto } from './shapes.ts'

/** Until 2026-11-22: no version is written, and the total holds the compensation. */
export const version1 = z.object({ ...alrededor, foto })

/** The total without the compensation, and what was called the total as what is to be paid. */
export function elevarDe1({ foto: { totalUF, totalPesos, ...lineas }, ...resto }: z.infer<typeof version1>) {
  const propio = restaUF(sumaUF(totalUF, lineas.precioCOMNEG), lineas.precioCOMPOS)
  const propioPesos = pesosDe(propio, lineas.valorUF)
  return {
    ...resto,
    foto: { ...lineas, totalUF: propio, totalPesos: propioPesos, pagarUF: totalUF, pagarPesos: totalPesos },
  }
}
