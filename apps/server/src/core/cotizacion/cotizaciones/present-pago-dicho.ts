import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { ufAl } from '../../base/parametros/read-model.ts'
import type { Context } from '../../use-case.ts'
import type { Cotizacion } from '../registro/read-model.ts'

/** Amount to pay of a quote, with the UF of today or the last one before it, and its day. */
export async function presentPagoDicho({ tx, hoy }: Pick<Context, 'tx' | 'hoy'>, { foto }: Pick<Cotizacion, 'foto'>) {
  const { totalUF, precioCOMPOS, precioCOMNEG } = foto
  const uf = await ufAl(tx, hoy)
  return {
    totalUF,
    precioCOMPOS,
    precioCOMNEG,
    uf: uf && { valor: uf.valor, fecha: aDDMMYYYY(uf.fecha), referencia: uf.referencia },
  }
}
