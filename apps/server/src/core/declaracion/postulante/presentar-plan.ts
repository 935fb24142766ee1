import { common } from '@alerce/contract/messages/common'
import { pesosDe } from '@alerce/domain/base/dinero/cuentas'
import { ufAl } from '../../base/parametros/read-model.ts'
import { cotizacionVigente } from '../../cotizacion/cotizacion/read-model.ts'
import { refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'

/** The plan that the applicant would pay, in UF and in pesos of today's. */
export async function presentarPlan({ tx, hoy }: Context, prospectoId: number) {
  const { plan, foto } = (await cotizacionVigente(tx, prospectoId)) ?? refuse(common.unauthenticated)
  const uf = await ufAl(tx, hoy)
  return { nombre: plan.nombre, totalUF: foto.pagarUF, totalPesos: uf && pesosDe(foto.pagarUF, uf.valor) }
}
