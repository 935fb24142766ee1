import { cuponMessages } from '@alerce/contract/messages/contrato/cupon'
import { pesosDe } from '@alerce/domain/base/dinero/cuentas'
import { formatoPesos } from '@alerce/domain/base/dinero/formato'
import { mesDelCupon, referenciaDelCupon } from '@alerce/domain/contrato/cupon'
import type { Cupon } from '../../../papeles/cupon.ts'
import { marca } from '../../../papeles/marca.ts'
import { ufAl } from '../../base/parametros/read-model.ts'
import { cotizacionVigente } from '../../cotizacion/cotizacion/read-model.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'

/** What the coupon says: what is to be paid, in pesos of today's UF. */
export async function componerCupon(ctx: Context, postulante: Prospecto): Promise<Cupon> {
  const cotizacion = (await cotizacionVigente(ctx.tx, postulante.id)) ?? refuse(cuponMessages.noDisponible)
  const uf = (await ufAl(ctx.tx, ctx.hoy)) ?? refuse(cuponMessages.noDisponible)
  const folio = postulante.folioDS ?? refuse(cuponMessages.noDisponible)
  const { pagarUF } = cotizacion.foto
  const mes = mesDelCupon(ctx.hoy)
  const pesos = pesosDe(pagarUF, uf.valor)
  const referencia = referenciaDelCupon(folio, mes)
  return { postulante, plan: cotizacion.plan.nombre, mes, referencia, pagarUF, pesos, uf, emitida: ctx.ahora }
}

/** The mail that carries it. */
export const textoDelCupon = ({ postulante, pesos, referencia }: Cupon): string => `Hola, ${postulante.nombres}:

Adjuntamos el cupón con que se paga la cotización de este mes.

Monto: ${formatoPesos(pesos)}
Referencia: ${referencia}

Si tiene dudas, responda a su asesor.

Isapre ${marca.nombre}
`
