import { type AntecedentesForm, antecedentesRules } from '@alerce/contract/forms/postulacion/antecedentes'
import { type ProspectoForm, prospectoRules } from '@alerce/contract/forms/postulacion/prospecto'
import type { Rules } from '@alerce/contract/forms/rules'
import { enMayusculas } from '@alerce/domain/base/persona/nombre'
import type { PayloadOf } from '../../../../lib/api/call.ts'
import { payloadOf, valuesOf } from '../values.ts'
import type { DatosUpd } from './queries.ts'

type Nombre = Pick<ProspectoForm, 'nombres' | 'apellidoPaterno' | 'apellidoMaterno'>

/** The applicant's data with name and contact (spec 2 §2, update variant). */
export type ActualizacionForm = AntecedentesForm & Nombre & Pick<ProspectoForm, 'celular' | 'correo'>

export const camposDelNombre = ['nombres', 'apellidoPaterno', 'apellidoMaterno'] as const

/** What is saved, as the form shows it. */
export function valuesOfUpd(datos: DatosUpd): ActualizacionForm {
  const { nombres, apellidoPaterno, apellidoMaterno, celular, correo } = datos
  return { ...valuesOf(datos), nombres, apellidoPaterno, apellidoMaterno, celular, correo }
}

/** The rules of the applicant's data, and those of a person for the rest. */
export const rulesOfUpd = (hoy: string): Rules<ActualizacionForm> => {
  const { nombres, apellidoPaterno, apellidoMaterno, celular, correo } = prospectoRules as Rules<ActualizacionForm>
  return {
    ...(nombres && { nombres }),
    ...(apellidoPaterno && { apellidoPaterno }),
    ...(apellidoMaterno && { apellidoMaterno }),
    ...(celular && { celular }),
    ...(correo && { correo }),
    ...(antecedentesRules(hoy) as Rules<ActualizacionForm>),
  }
}

export function payloadOfUpd(
  values: ActualizacionForm,
  datos: DatosUpd,
  version: number,
): PayloadOf<'actualizarProspecto'> {
  const { nombres, apellidoPaterno, apellidoMaterno, celular, correo } = values
  const form = payloadOf(values, datos)
  return {
    ...form,
    nombres,
    apellidoPaterno,
    apellidoMaterno,
    celular,
    correo,
    version,
    prospectoId: datos.prospectoId,
  }
}

/** True when the name as typed is another than the one that counts. */
export const cambiaElNombre = (values: Nombre, { nombreFirme }: Pick<DatosUpd, 'nombreFirme'>): boolean =>
  camposDelNombre.some((campo) => enMayusculas(values[campo]) !== nombreFirme[campo])

/** What the applicant will be told, for the question before it. */
export function avisoAlPostulante(values: Nombre, datos: DatosUpd): string {
  const { documentosNuevos: nuevos } = datos
  const nombre = camposDelNombre.map((campo) => enMayusculas(values[campo])).join(' ')
  return [
    `Se enviará un correo al postulante, a ${datos.correo}.`,
    ...(nuevos.length > 0 ? [`Documentos recibidos: ${nuevos.join(', ')}.`] : []),
    ...(cambiaElNombre(values, datos) ? [`Su nombre quedará así: ${nombre}.`] : []),
  ].join(' ')
}
