import { esCorreo } from '@alerce/domain/base/persona/correo'
import { revisaRut } from '@alerce/domain/base/persona/rut'
import { revisaTelefono } from '@alerce/domain/base/persona/telefono'
import { rutMessages } from '../../messages/base/rut.ts'
import { prospectoMessages as m } from '../../messages/postulacion/prospecto.ts'
import { type Rules, required } from '../rules.ts'
import { reglaPasaporte } from './antecedentes.ts'

/** The person as captured on /add-prospect; the same names travel in ingresarProspecto. */
export interface ProspectoForm {
  tipoProspecto: string
  /** R rut, P passport. */
  tipoDocumento: string
  rut: string
  numeroPasaporte: string
  nombres: string
  apellidoPaterno: string
  apellidoMaterno: string
  celular: string
  correo: string
}

/** Longest name or surname that is kept (ours). */
export const LARGO_NOMBRE = 80
/** Longest e-mail that domain/persona/correo takes for one. */
export const LARGO_CORREO = 100

const nombre = (obligatorio: string) => (value: string) =>
  required(obligatorio)(value) ?? (value.trim().length > LARGO_NOMBRE ? m.largo.text : null)

const telefono = { no_numerico: m.telefonoNumerico.text, largo: m.telefonoLargo.text }

/** Phone: digits only, exactly nine (spec 1 §5). */
export function reglaTelefono(value: string): string | null {
  const problem = revisaTelefono(value)
  return problem ? telefono[problem] : null
}

/** E-mail: required and well formed (spec 1 §5). */
export function reglaCorreo(value: string): string | null {
  if (!value.trim()) return m.correoObligatorio.text
  return esCorreo(value) ? null : m.correoErroneo.text
}

/** A rut that may be left empty (spec 1 §5: only the compensated form requires it); of a passport holder nobody asks. */
function reglaRutOpcional(value: string, { tipoDocumento }: Pick<ProspectoForm, 'tipoDocumento'>): string | null {
  if (!value.trim() || tipoDocumento === 'P') return null
  const problem = revisaRut(value)
  return problem ? rutMessages[problem].text : null
}

/** Prospect form (spec 1 §5). */
export const prospectoRules: Rules<ProspectoForm> = {
  tipoProspecto: required(m.tipoObligatorio.text),
  rut: reglaRutOpcional,
  numeroPasaporte: (value, { tipoDocumento }) => (tipoDocumento === 'P' ? reglaPasaporte(value) : null),
  celular: reglaTelefono,
  correo: reglaCorreo,
  nombres: nombre(m.nombresObligatorios.text),
  apellidoPaterno: nombre(m.primerApellido.text),
  apellidoMaterno: nombre(m.segundoApellido.text),
}
