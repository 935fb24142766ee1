import { esAdulto } from '@alerce/domain/base/persona/edad'
import { normalizaPasaporte } from '@alerce/domain/base/persona/pasaporte'
import { revisaRut } from '@alerce/domain/base/persona/rut'
import { largoDelMotivo } from '@alerce/domain/limites'
import { rutMessages } from '../../messages/base/rut.ts'
import { antecedentesMessages as m } from '../../messages/postulacion/antecedentes.ts'
import { prospectoMessages } from '../../messages/postulacion/prospecto.ts'
import { type Rules, required } from '../rules.ts'

/** One employer as typed; `remuneracionImponible` as the field holds it: a number, or text while it is being typed. */
export interface EmpleadorForm {
  tipoTrabajador: string
  rut: string
  remuneracionImponible: number | string
}

/** The applicant's data as typed. Codes are text ('' = none), the birth date is an ISO date. */
export interface AntecedentesForm {
  tipoProspecto: string
  tipoDocumento: string
  rut: string
  numeroPasaporte: string
  tipoVenta: string
  fechaNacimiento: string
  sexo: string
  isapreActual: string
  codigoRegion: string
  codigoCiudad: string
  tipoPlan: string
  codColectivo: string
  activo: boolean
  motivoProspecto: string
  entrevistado: boolean | null
  cargaVigente: boolean
  empleadores: EmpleadorForm[]
}

/** Most employers of one applicant (ours). */
export const MAXIMO_EMPLEADORES = 10
/** Highest taxable income of one employer, in pesos (ours: far above any, within an integer column). */
const RENTA_MAXIMA = 999_999_999

const elegido = (value: string, text: string) => (Number(value) >= 1 ? null : text)

const rutObligatorio = (value: string) => {
  if (!value.trim()) return rutMessages.vacio.text
  const problem = revisaRut(value)
  return problem ? rutMessages[problem].text : null
}

/** A passport number: required and well formed (spec 2 §5). */
export function reglaPasaporte(value: string): string | null {
  if (!value.trim()) return m.pasaporte.text
  return normalizaPasaporte(value) ? null : m.pasaporteInvalido.text
}

/** Rent of one employer: a whole number of pesos; only a voluntary worker may have none (spec 2 §5). */
function reglaRenta(value: number | string, { tipoTrabajador }: Pick<EmpleadorForm, 'tipoTrabajador'>) {
  if (tipoTrabajador === 'V') return null
  if (String(value).trim() === '') return m.rentaObligatoria.text
  const renta = Number(value)
  if (Number.isNaN(renta)) return m.rentaNumero.text
  if (!Number.isInteger(renta)) return m.rentaEntera.text
  if (renta < 0) return m.rentaPositiva.text
  if (renta > RENTA_MAXIMA) return m.rentaFueraDeRango.text
  return renta === 0 ? m.rentaCero.text : null
}

/** One row of employers (spec 2 §5). */
export const empleadorRules: Rules<EmpleadorForm> = {
  tipoTrabajador: (value) => (['D', 'I', 'V', 'P'].includes(value) ? null : m.tipoTrabajador.text),
  rut: (value, { tipoTrabajador }) =>
    tipoTrabajador === 'V' || tipoTrabajador === 'I' || revisaRut(value) === null ? null : m.rutEmpleador.text,
  remuneracionImponible: reglaRenta,
}

/** Applicant form of an active prospect (spec 2 §5), on a day (ISO date): the holder must be an adult on it. */
export const antecedentesRules = (hoy: string): Rules<AntecedentesForm> => ({
  tipoProspecto: required(prospectoMessages.tipoObligatorio.text),
  tipoDocumento: (value, { tipoVenta }) => {
    if (value === 'P') return tipoVenta === 'E' ? m.pasaporteSoloManual.text : null
    return value === 'R' ? null : m.tipoDocumento.text
  },
  rut: (value, { tipoDocumento, cargaVigente }) => {
    if (cargaVigente && revisaRut(value)) return m.rutEmpleador.text
    return tipoDocumento === 'P' ? null : rutObligatorio(value)
  },
  numeroPasaporte: (value, { tipoDocumento }) => (tipoDocumento === 'P' ? reglaPasaporte(value) : null),
  tipoVenta: (value) => (value === 'M' || value === 'E' ? null : m.tipoVenta.text),
  fechaNacimiento: (value) => {
    if (!value) return m.fechaNacimiento.text
    return esAdulto(value, hoy) ? null : m.menorDeEdad.text
  },
  sexo: (value) => (value === 'M' || value === 'F' ? null : m.sexo.text),
  isapreActual: required(m.isapre.text),
  codigoRegion: (value) => elegido(value, m.region.text),
  codigoCiudad: (value) => elegido(value, m.ciudad.text),
  codColectivo: (value, { tipoPlan }) => (tipoPlan === 'C' ? elegido(value, m.planColectivo.text) : null),
  motivoProspecto: reglaMotivo,
  empleadores: empleadorRules,
})

/** Reason of an inactive prospect (spec 2 §5): the only rule that holds for one that is not active. */
export function reglaMotivo(value: string): string | null {
  return value.length > largoDelMotivo ? m.motivoLargo.text : null
}
