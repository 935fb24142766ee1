import { camposDistintos } from '@alerce/contract/fichas/distintos'
import type { Ficha, FormOf, RespuestaDe } from '@alerce/contract/fichas/ficha'
import { formaDe, sobreponer, vacio } from '@alerce/contract/fichas/formas'
import { empleador } from '@alerce/contract/fichas/postulacion/empleador'
import { prospecto } from '@alerce/contract/fichas/postulacion/prospecto'
import { estaTerminado } from '@alerce/contract/forms/postulacion/antecedentes'
import type { Input } from '@alerce/contract/operation'
import type { ingresarProspecto } from '@alerce/contract/operations/postulacion/prospecto'
import type { ProspectoEscrito } from '../read-model.ts'

export type FormularioDeProspecto = FormOf<typeof prospecto>
/** What is to be saved of a prospect; what it is saved for is the call's. */
export type ProspectoInput = Omit<Input<typeof ingresarProspecto>, 'avanza'>

/** What is stored, as the forms of the screens hold it. */
export function formularioDe(
  p: ProspectoEscrito,
  empleadores: readonly RespuestaDe<typeof empleador>[],
): FormularioDeProspecto {
  return {
    ...formaDe(prospecto, p),
    empleadores: empleadores.map((uno) => sobreponer(empleador, vacio(empleador), uno)),
  }
}

export const formularioVacio: FormularioDeProspecto = vacio(prospecto)
export const empleadorVacio = vacio(empleador)

/** A birth date of today is what a date picker that nobody touched sends (spec 1 §3): absent. */
function sinFechaDeHoy({ fechaNacimiento, ...resto }: ProspectoInput, hoy: string): ProspectoInput {
  return fechaNacimiento === hoy ? resto : { fechaNacimiento, ...resto }
}

/**
 * What is sent, laid over what stands: absent keeps, null or '' clears, a null list is an empty one. Who ends here
 * leaves behind the employers that were not finished.
 */
export function sobreponerIngreso(
  base: FormularioDeProspecto,
  ingreso: ProspectoInput,
  hoy: string,
): FormularioDeProspecto {
  const form = sobreponer(prospecto, base, sinFechaDeHoy(ingreso, hoy))
  return form.activo ? form : { ...form, empleadores: form.empleadores.filter(estaTerminado) }
}

/** Whether a call carries the applicant's data, not only the person: then all of it is asked for. */
export function traeAntecedentes(ingreso: ProspectoInput, hoy: string): boolean {
  const traidos = camposDistintos(prospecto, formularioVacio, sobreponerIngreso(formularioVacio, ingreso, hoy))
  const ficha: Ficha = prospecto
  return traidos.some((campo) => ficha[campo]?.pideTodo)
}
