import { fallaDeDias } from '@alerce/domain/cartera/traspaso/suplencia'
import { suplenciaMessages as c, traspasoMessages as t } from '../../messages/cartera/traspaso.ts'
import { reglaFecha } from '../base/campos.ts'
import { chosen, type Rules, required } from '../rules.ts'

/** Cases handed over for good. */
export interface TraspasoForm {
  aId: number | null
  motivo: string
}

export const traspasoRules: Rules<TraspasoForm> = {
  aId: chosen(t.asesor.text),
  motivo: required(t.motivo.text),
}

/** Cover of a portfolio; both days are ISO and included. */
export interface SuplenciaForm {
  cubreId: number | null
  desde: string
  hasta: string
  motivo: string
}

/** Rules of a cover created on this day (ISO). */
export const suplenciaRules = (hoy: string): Rules<SuplenciaForm> => ({
  cubreId: chosen(t.asesor.text),
  desde: (desde) => reglaFecha(c.desde.text)(desde) ?? (desde < hoy ? c.pasado.text : null),
  hasta: (hasta, { desde }) => {
    const mala = reglaFecha(c.hasta.text)(hasta)
    if (mala !== null || reglaFecha(c.desde.text)(desde) !== null) return mala
    const falla = fallaDeDias({ desde, hasta }, hoy)
    return falla === null || falla === 'pasado' ? null : c[falla].text
  },
  motivo: required(t.motivo.text),
})
