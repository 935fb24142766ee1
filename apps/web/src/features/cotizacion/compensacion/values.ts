import { montoTecleado, reglaMontoOtorgado } from '@alerce/contract/forms/cotizacion/cotizacion'
import type { Rules } from '@alerce/contract/forms/rules'
import { compensacionMessages, problemasDeCompensacion } from '@alerce/contract/messages/cotizacion/compensacion'
import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { parejaMessages } from '@alerce/contract/messages/postulacion/pareja'
import { restaUF, sumaUF } from '@alerce/domain/base/dinero/cuentas'
import { formatoUF } from '@alerce/domain/base/dinero/formato'
import { type UF, uf } from '@alerce/domain/base/dinero/tipos'
import { aPagarDe } from '@alerce/domain/cotizacion/lineas'
import type { LadoDibujado } from '../../../components/flujo.tsx'
import type { LadoDelResumen, ResumenCompensado } from './queries.ts'

/** The amount as its field holds it: as it was typed. */
export interface CompensacionForm {
  valorCompensacion: string
}

/** The amount that is saved, empty while there is none. */
export const montoGuardado = ({ compensacionPositiva }: ResumenCompensado): string =>
  compensacionPositiva === 0 ? '' : formatoUF(compensacionPositiva)

/** Rules with the texts of the specification first, then the margin that both plans leave. */
export function reglasDe({ margen }: ResumenCompensado): Rules<CompensacionForm> {
  return {
    valorCompensacion: (value) => {
      const monto = montoTecleado(value)
      const problema = reglaMontoOtorgado(value)
      if (problema !== null || monto === null || margen === null) return problema
      if (monto < margen.minimo) return problemasDeCompensacion.bajoElMinimo.text
      return monto > margen.maximo ? planesMessages.superaMontoPactado.text : null
    },
  }
}

/** Why the amount cannot be said yet, or with these plans not at all; null: it can. */
export function cierreDelMonto({ abierta, margen, otorga }: ResumenCompensado): string | null {
  if (!otorga) return compensacionMessages.soloOtorga.text
  if (!abierta) return compensacionMessages.fueraDeEtapa.text
  return margen === null ? compensacionMessages.sinMontoPosible.text : null
}

const otorganteConfirmo = ({ afiliados }: ResumenCompensado): boolean =>
  afiliados.some(({ otorga, etapa }) => otorga && etapa !== 'resumenCotizacionCompensado')

/** Why this one cannot be confirmed yet; null: it can. */
export function esperaDe(resumen: ResumenCompensado): string | null {
  if (resumen.otorga) return cierreDelMonto(resumen)
  if (!otorganteConfirmo(resumen)) return parejaMessages.otorganteSinTerminar.text
  return resumen.vuelven ? compensacionMessages.yaNoCabe.text : null
}

/** Reason why the user cannot go back after the giver's confirmation; null: the user can. */
export const cierreDeLaVuelta = ({ vuelven }: ResumenCompensado): string | null =>
  vuelven ? null : compensacionMessages.yaConfirmada.text

const extremo = ({ nombre, nombrePlan, totalCotizacionPactada: total }: LadoDelResumen, pagar: (total: UF) => UF) =>
  ({
    nombre,
    plan: nombrePlan === null || total === null ? null : { nombre: nombrePlan, totalUF: total, pagarUF: pagar(total) },
  }) satisfies LadoDibujado

const cero = uf(0)

/** Typed amount if both plans allow it; null: the saved amount holds. */
export function montoQueCabe({ otorga, margen }: ResumenCompensado, texto: string): UF | null {
  const tecleado = otorga ? montoTecleado(texto) : null
  return tecleado !== null && margen !== null && tecleado <= margen.maximo ? tecleado : null
}

/** The summary as it would be with the amount that is typed: every figure of the screen comes from it. */
export function comoSeTeclea(resumen: ResumenCompensado, tecleado: UF | null): ResumenCompensado {
  if (tecleado === null || tecleado === resumen.compensacionPositiva) return resumen
  const cotizacion = { ...resumen.cotizacion, precioCOMPOS: tecleado }
  const { uf: total, pesos } = aPagarDe({ ...cotizacion, totalUF: resumen.totalCotizacionPactada })
  return {
    ...resumen,
    cotizacion,
    compensacionPositiva: tecleado,
    totalCotizacionPagar: total,
    totalCotizacionPagarPesos: cotizacion.uf.fecha === '' ? resumen.totalCotizacionPagarPesos : pesos,
    afiliados: resumen.afiliados.map((uno) =>
      uno.otorga ? { ...uno, compensacionOtorga: tecleado } : { ...uno, compensacionRecibe: tecleado },
    ),
  }
}

/** Compensation between both of a pair; null when either is missing. */
export function flujoDe({ afiliados }: ResumenCompensado) {
  const [da, toma] = [afiliados.find((a) => a.otorga), afiliados.find((a) => !a.otorga)]
  if (!da || !toma) return null
  const monto = da.compensacionOtorga
  const recibido = toma.compensacionRecibe
  return {
    otorga: extremo(da, (total) => sumaUF(total, monto)),
    recibe: extremo(toma, (total) => restaUF(total, recibido)),
    otorgaUF: monto,
    recibeUF: recibido,
    saldoUF: toma.nombrePlan === null ? cero : restaUF(monto, recibido),
  }
}
