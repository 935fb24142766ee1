import { type AntecedentesForm, antecedentesRules, reglaMotivo } from '@alerce/contract/forms/postulacion/antecedentes'
import type { Rules } from '@alerce/contract/forms/rules'
import { aDDMMYYYY, deDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { formatoRut } from '@alerce/domain/base/persona/rut'
import type { PayloadOf } from '../../../lib/api/call.ts'
import { empleadoresDe, filasDe } from '../../../lib/sale/empleadores.ts'
import type { Datos } from './queries.ts'

const text = (code: number | null) => (code === null ? '' : String(code))
const rutText = (rut: string | null) => (rut ? formatoRut(rut) : '')

/** What is saved, as the form shows it. A manual sale is what can be taken to its end. */
export function valuesOf(datos: Datos): AntecedentesForm {
  return {
    tipoProspecto: datos.tipoProspecto,
    tipoDocumento: datos.tipoDocumento,
    rut: rutText(datos.rut),
    numeroPasaporte: datos.numeroPasaporte ?? '',
    tipoVenta: datos.tipoVenta ?? 'M',
    fechaNacimiento: (datos.fechaNacimiento && deDDMMYYYY(datos.fechaNacimiento)) ?? '',
    sexo: datos.sexo ?? '',
    isapreActual: text(datos.isapreActual),
    codigoRegion: text(datos.codigoRegion),
    codigoCiudad: text(datos.codigoCiudad),
    tipoPlan: datos.tipoPlan,
    codColectivo: text(datos.codColectivo),
    activo: datos.activo,
    motivoProspecto: datos.motivoProspecto,
    entrevistado: datos.entrevistado,
    cargaVigente: datos.cargaVigente,
    empleadores: filasDe(datos.empleadores),
  }
}

type Payload = PayloadOf<'ingresarProspecto'>

/** The form as it travels; of the two documents only the chosen one. */
export function payloadOf(values: AntecedentesForm, datos: Datos): Payload {
  const { rut, numeroPasaporte, fechaNacimiento, motivoProspecto, entrevistado, empleadores, ...rest } = values
  const conRut = values.tipoDocumento !== 'P'
  return {
    ...rest,
    prospectoId: datos.prospectoId,
    version: datos.version,
    tipoDocumento: values.tipoDocumento as Payload['tipoDocumento'],
    sexo: values.sexo as Payload['sexo'],
    tipoPlan: values.tipoPlan as Payload['tipoPlan'],
    tipoVenta: values.tipoVenta as Payload['tipoVenta'],
    rut: conRut ? rut : '',
    numeroPasaporte: conRut ? '' : numeroPasaporte,
    fechaNacimiento: fechaNacimiento && aDDMMYYYY(fechaNacimiento),
    codColectivo: values.tipoPlan === 'C' ? values.codColectivo : '',
    motivoProspecto: values.activo ? '' : motivoProspecto,
    entrevistado: values.activo ? null : entrevistado,
    empleadores: empleadoresDe(empleadores, conRut ? rut : ''),
  }
}

const inactivoRules: Rules<AntecedentesForm> = { motivoProspecto: reglaMotivo }

/** The rules by the state chosen: an inactive prospect needs nothing else (spec 2 §5). */
export const rulesOn =
  (hoy: string) =>
  ({ activo }: AntecedentesForm): Rules<AntecedentesForm> =>
    activo ? antecedentesRules(hoy) : inactivoRules
