import type { FormOf } from '@alerce/contract/fichas/ficha'
import { envioDe, pantallaDe } from '@alerce/contract/fichas/formas'
import { actualizacion, prospecto } from '@alerce/contract/fichas/postulacion/prospecto'
import { reglasDe } from '@alerce/contract/fichas/reglas'
import { antecedentesRules } from '@alerce/contract/forms/postulacion/antecedentes'
import type { Rules } from '@alerce/contract/forms/rules'
import { enMayusculas } from '@alerce/domain/base/persona/nombre'
import type { PayloadOf } from '../../../../lib/api/call.ts'
import { aEnviar, aMostrar } from '../values.ts'
import type { DatosUpd } from './queries.ts'

/** The applicant's data with name and contact (spec 2 §2, update variant). */
export type ActualizacionForm = FormOf<typeof actualizacion>

type Nombre = Pick<ActualizacionForm, 'nombres' | 'apellidoPaterno' | 'apellidoMaterno'>

export const camposDelNombre = ['nombres', 'apellidoPaterno', 'apellidoMaterno'] as const

/** Form values of the saved data. */
export const valuesOfUpd = (datos: DatosUpd): ActualizacionForm => ({
  ...pantallaDe(actualizacion, datos),
  ...aMostrar(datos),
})

/** The rules of name and contact, then those of the applicant's data. */
export const rulesOfUpd = (hoy: string): Rules<ActualizacionForm> => ({
  ...reglasDe(prospecto, 'actualizacion'),
  ...(antecedentesRules(hoy) as Rules<ActualizacionForm>),
})

export const payloadOfUpd = (
  values: ActualizacionForm,
  datos: DatosUpd,
  version: number,
): PayloadOf<'actualizarProspecto'> => ({
  ...envioDe(actualizacion, values),
  ...aEnviar(values, datos),
  version,
})

/** True when the name as typed is another than the one that counts. */
export const cambiaElNombre = (values: Nombre, { nombreFirme }: Pick<DatosUpd, 'nombreFirme'>): boolean =>
  camposDelNombre.some((campo) => enMayusculas(values[campo]) !== nombreFirme[campo])

/** Text that the applicant will receive, shown in the question before the save. */
export function avisoAlPostulante(values: Nombre, datos: DatosUpd): string {
  const { documentosNuevos: nuevos } = datos
  const nombre = camposDelNombre.map((campo) => enMayusculas(values[campo])).join(' ')
  return [
    `Se enviará un correo al postulante, a ${datos.correo}.`,
    ...(nuevos.length > 0 ? [`Documentos recibidos: ${nuevos.join(', ')}.`] : []),
    ...(cambiaElNombre(values, datos) ? [`Su nombre quedará así: ${nombre}.`] : []),
  ].join(' ')
}
