import { estadisticasMessages as m } from '@alerce/contract/messages/cartera/estadisticas'
import { inicioDelDia } from '@alerce/domain/base/fechas/dia'
import { partes } from '@alerce/domain/base/fechas/fecha'
import { esMesFuturo, tramosDelMes } from '@alerce/domain/cartera/estadisticas'
import { asesoresDe } from '../../postulacion/prospecto/policy.ts'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import type { Consulta } from './read-model.ts'

interface Pedido {
  readonly identificador?: number | null | undefined
  readonly mesRegistro: number
  readonly añoRegistro: number
}

/** Whose figures and of which month are asked for; a month to come is refused at the field that makes it so. */
export async function consultaDe(ctx: Context, pedido: Pedido): Promise<Consulta> {
  const asesores = await asesoresDe(ctx, pedido.identificador ?? undefined)
  const mes = { anio: pedido.añoRegistro, mes: pedido.mesRegistro }
  const campo = mes.anio > partes(ctx.hoy).anio ? 'añoRegistro' : 'mesRegistro'
  ensure(!esMesFuturo(mes, ctx.hoy), m.mesFuturo, { campo })
  const { desde, desdeHaceUnAnio, hasta } = tramosDelMes(mes)
  return {
    asesores,
    desde: inicioDelDia(desde),
    desdeHaceUnAnio: inicioDelDia(desdeHaceUnAnio),
    hasta: inicioDelDia(hasta),
  }
}
