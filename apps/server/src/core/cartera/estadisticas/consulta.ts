import { estadisticasMessages as m } from '@alerce/contract/messages/cartera/lista'
import { inicioDelDia } from '@alerce/domain/base/fechas/dia'
import { partes } from '@alerce/domain/base/fechas/fecha'
import { esMesFuturo, lapsosDelMes } from '@alerce/domain/cartera/estadisticas'
import { asesoresDe } from '../../postulacion/prospecto/policy.ts'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import type { ConsultaDeEstadisticas } from './read-model.ts'

interface EstadisticasInput {
  readonly identificador?: number | null | undefined
  readonly mesRegistro: number
  readonly añoRegistro: number
}

/** Advisors and month of the requested figures; a future month is refused at the field that makes it future. */
export async function consultaDe(ctx: Context, input: EstadisticasInput): Promise<ConsultaDeEstadisticas> {
  const asesores = await asesoresDe(ctx, input.identificador ?? undefined)
  const mes = { anio: input.añoRegistro, mes: input.mesRegistro }
  const campo = mes.anio > partes(ctx.hoy).anio ? 'añoRegistro' : 'mesRegistro'
  ensure(!esMesFuturo(mes, ctx.hoy), m.mesFuturo, { campo })
  const { desde, desdeHaceUnAnio, hasta } = lapsosDelMes(mes)
  return {
    asesores,
    desde: inicioDelDia(desde),
    desdeHaceUnAnio: inicioDelDia(desdeHaceUnAnio),
    hasta: inicioDelDia(hasta),
  }
}
