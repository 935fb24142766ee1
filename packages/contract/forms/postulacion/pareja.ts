import { rutMessages } from '../../messages/base/campos.ts'
import { antecedentesMessages } from '../../messages/postulacion/antecedentes.ts'
import { parejaMessages } from '../../messages/postulacion/pareja.ts'
import { reglaRut } from '../base/campos.ts'
import { type Rules, required } from '../rules.ts'
import { type ProspectoForm, prospectoRules } from './antecedentes.ts'
import { reglaCorreoDeVenta } from './persona.ts'

/** The two of a compensated pair as captured on /add-compensado: the giver first, then the receiver. */
export interface ParejaForm {
  /** Type of sale of both: M manual, E electronic. */
  tipoVenta: 'M' | 'E'
  prospectos: ProspectoForm[]
}

/** Identity of one of a pair, as far as the other is compared with it. */
type Identidad = Pick<ProspectoForm, 'rut' | 'correo'>

const pelado = (text: string) => text.replaceAll(/[\s.-]/g, '').toUpperCase()
const sinEspacios = (text: string) => text.replaceAll(/\s/g, '').toLowerCase()

/** True when both ruts are the same, however they are written. */
export const mismoRut = (una: Identidad, otra: Identidad): boolean =>
  pelado(una.rut) !== '' && pelado(una.rut) === pelado(otra.rut)

/** True when both e-mails are the same, whatever their case. */
export const mismoCorreo = (una: Identidad, otra: Identidad): boolean =>
  sinEspacios(una.correo) !== '' && sinEspacios(una.correo) === sinEspacios(otra.correo)

/**
 * Form of a pair (spec 1 §5): each as a prospect, with a RUT; RUTs and e-mails both differ. An equal value is reported
 * at the receiver's field.
 */
export function parejaRules({ prospectos }: Pick<ParejaForm, 'prospectos'>): Rules<ParejaForm> {
  const [primero] = prospectos
  const repetido = (row: ProspectoForm, igual: typeof mismoRut, mensaje: string) =>
    primero && row !== primero && igual(primero, row) ? mensaje : null
  return {
    tipoVenta: required(antecedentesMessages.tipoVenta.text),
    prospectos: {
      ...prospectoRules,
      rut: (value, row) =>
        reglaRut(rutMessages.vacio.text)(value) ?? repetido(row, mismoRut, parejaMessages.rutsIdenticos.text),
      correo: (value, row) =>
        reglaCorreoDeVenta(value) ?? repetido(row, mismoCorreo, parejaMessages.correosIdenticos.text),
    },
  }
}
