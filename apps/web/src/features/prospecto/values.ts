import type { ProximaCitaForm } from '@alerce/contract/forms/cita'
import type { ProspectoForm } from '@alerce/contract/forms/prospecto'
import { enMayusculas } from '@alerce/domain/persona/nombre'
import { formatoRut, normalizaRut } from '@alerce/domain/persona/rut'
import { normalizaTelefono } from '@alerce/domain/persona/telefono'
import type { PayloadOf, ReplyOf } from '../../lib/api/call.ts'
import type { AlerceForm } from '../../lib/form/use-alerce-form.ts'

export type Datos = ReplyOf<'obtenerDatosProspecto'>
export type Values = ProspectoForm & ProximaCitaForm
/** `form.field`, for the panels of the form. */
export type FormField = AlerceForm<Values>['field']

const sinCita: ProximaCitaForm = { citaFecha: '', citaHora: '', citaDuracion: 30 }

/** What is saved now, as the form shows it. */
export function valuesOf(datos: Datos | null): Values {
  return {
    tipoProspecto: datos?.tipoProspecto ?? '',
    rut: datos?.rut ? formatoRut(datos.rut) : '',
    nombres: datos?.nombres ?? '',
    apellidoPaterno: datos?.apellidoPaterno ?? '',
    apellidoMaterno: datos?.apellidoMaterno ?? '',
    celular: datos?.celular ?? '',
    correo: datos?.correo ?? '',
    ...sinCita,
  }
}

/** The person as it travels; the applicant's data have their own screen. */
export function payloadOf(values: Values, datos: Datos | null): PayloadOf<'ingresarProspecto'> {
  const rut = normalizaRut(values.rut)
  return {
    ...(datos ? { prospectoId: datos.prospectoId, version: datos.version } : {}),
    tipoProspecto: values.tipoProspecto,
    ...(rut ? { rut } : {}),
    nombres: enMayusculas(values.nombres),
    apellidoPaterno: enMayusculas(values.apellidoPaterno),
    apellidoMaterno: enMayusculas(values.apellidoMaterno),
    celular: normalizaTelefono(values.celular),
    correo: values.correo,
  }
}
