import { pantallaDe, vacio } from '@alerce/contract/fichas/formas'
import { empleador } from '@alerce/contract/fichas/postulacion/empleador'
import type { EmpleadorForm } from '@alerce/contract/forms/postulacion/antecedentes'
import { comportamientoEmpleador, type TipoTrabajador } from '@alerce/domain/base/trabajador/tipos'
import type { ReplyOf } from '../api/call.ts'
import type { Binding } from '../form/binding.ts'

type EmpleadorGuardado = ReplyOf<'obtenerDatosProspecto'>['empleadores'][number]

/** Part of a form used by the employers' panel. */
export interface FormEmpleadores {
  readonly values: { readonly empleadores: readonly EmpleadorForm[] }
  field<K extends keyof EmpleadorForm>(path: `empleadores.${number}.${K}`): Binding<EmpleadorForm[K]>
  setFieldValue(path: `empleadores.${number}`, value: EmpleadorForm): void
  clearFieldError(path: `empleadores.${number}.${keyof EmpleadorForm}`): void
  insertListItem(path: 'empleadores', value: EmpleadorForm, index?: number): void
  removeListItem(path: 'empleadores', index: number): void
}

/** Row that is still empty. */
export const empleadorVacio: EmpleadorForm = vacio(empleador)

/** The employers on record, as a form shows them: at least one row. */
export function empleadoresEscritos(empleadores: readonly EmpleadorGuardado[]): EmpleadorForm[] {
  const filas = empleadores.map((uno) => pantallaDe(empleador, uno))
  return filas.length > 0 ? filas : [empleadorVacio]
}

/** Behaviour of a row by its worker type; without a type it is like a dependent's (spec 2 §4). */
export const comportamientoDe = ({ tipoTrabajador }: EmpleadorForm, rutProspecto: string) =>
  comportamientoEmpleador((tipoTrabajador || 'D') as TipoTrabajador, rutProspecto)

/** RUT shown and sent by a row: its own where it can be typed, else that of its worker type. */
export function rutDelEmpleador(row: EmpleadorForm, rutProspecto: string): string {
  const { rutEditable, rut } = comportamientoDe(row, rutProspecto)
  return rutEditable ? row.rut : rut
}

/** Rows as sent. Those without a type are empty. */
export const empleadoresDe = (filas: readonly EmpleadorForm[], rutProspecto: string): EmpleadorForm[] =>
  filas
    .filter(({ tipoTrabajador }) => tipoTrabajador !== '')
    .map((row) => ({ ...row, rut: rutDelEmpleador(row, rutProspecto) }))
