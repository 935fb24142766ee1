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
/** Data of a prospect to save; the purpose of the save is left to the call. */
export type ProspectoInput = Omit<Input<typeof ingresarProspecto>, 'avanza'>

/** Stored data in the form of the screens. */
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

/** Drops a birth date of today, which an untouched date picker sends (spec 1 §3). */
function sinFechaDeHoy({ fechaNacimiento, ...resto }: ProspectoInput, hoy: string): ProspectoInput {
  return fechaNacimiento === hoy ? resto : { fechaNacimiento, ...resto }
}

/**
 * Merges sent data into the form: absent keeps, null or '' clears, a null list is empty. An inactive prospect drops its
 * unfinished employers.
 */
export function overlayIngreso(
  base: FormularioDeProspecto,
  ingreso: ProspectoInput,
  hoy: string,
): FormularioDeProspecto {
  const form = sobreponer(prospecto, base, sinFechaDeHoy(ingreso, hoy))
  return form.activo ? form : { ...form, empleadores: form.empleadores.filter(estaTerminado) }
}

/** Whether a call brings applicant data, not only the person; then all of them are required. */
export function traeAntecedentes(ingreso: ProspectoInput, hoy: string): boolean {
  const traidos = camposDistintos(prospecto, formularioVacio, overlayIngreso(formularioVacio, ingreso, hoy))
  const ficha: Ficha = prospecto
  return traidos.some((campo) => ficha[campo]?.pideTodo)
}
