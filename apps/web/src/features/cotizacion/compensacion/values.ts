import { montoTecleado, reglaMontoOtorgado } from '@alerce/contract/forms/cotizacion/compensacion'
import type { Rules } from '@alerce/contract/forms/rules'
import { compensacionMessages, problemasDeCompensacion } from '@alerce/contract/messages/cotizacion/compensacion'
import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { parejaMessages } from '@alerce/contract/messages/postulacion/pareja'
import { restaUF, sumaUF } from '@alerce/domain/base/dinero/cuentas'
import { type UF, uf } from '@alerce/domain/base/dinero/tipos'
import type { LadoDibujado } from '../../../components/pareja/flujo.tsx'
import type { LadoDelResumen, ResumenCompensado } from './queries.ts'

/** The amount as its field holds it: digits and a dot. */
export interface CompensacionForm {
  valorCompensacion: string
}

/** What is typed with what can be read: a comma is a dot, anything else that is no digit is not taken. */
export const soloMonto = (typed: string): string => typed.replaceAll(',', '.').replaceAll(/[^\d.]/g, '')

/** The amount that is saved, empty while there is none. */
export const montoGuardado = ({ compensacionPositiva }: ResumenCompensado): string =>
  compensacionPositiva === 0 ? '' : String(compensacionPositiva)

/** The words of the specification first, then what these two plans leave room for. */
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

/** Once the giver has confirmed, no way leads back while that holds; null: one does. */
export const cierreDeLaVuelta = ({ vuelven }: ResumenCompensado): string | null =>
  vuelven ? null : compensacionMessages.yaConfirmada.text

const extremo = ({ nombre, nombrePlan, totalCotizacionPactada: total }: LadoDelResumen, pagar: (total: UF) => UF) =>
  ({
    nombre,
    plan: nombrePlan === null || total === null ? null : { nombre: nombrePlan, totalUF: total, pagarUF: pagar(total) },
  }) satisfies LadoDibujado

const cero = uf(0)

/** What would flow with the amount that is typed; of one that cannot be read, what is saved. */
export function flujoDe({ afiliados, margen }: ResumenCompensado, texto: string | null) {
  const [da, toma] = [afiliados.find((a) => a.otorga), afiliados.find((a) => !a.otorga)]
  if (!da || !toma) return null
  const tecleado = texto === null ? null : montoTecleado(texto)
  const cabe = tecleado !== null && margen !== null && tecleado <= margen.maximo
  const monto = cabe ? tecleado : da.compensacionOtorga
  const recibido = cabe ? tecleado : toma.compensacionRecibe
  return {
    otorga: extremo(da, (total) => sumaUF(total, monto)),
    recibe: extremo(toma, (total) => restaUF(total, recibido)),
    otorgaUF: monto,
    recibeUF: recibido,
    saldoUF: toma.nombrePlan === null ? cero : restaUF(monto, recibido),
  }
}
