import { revisaRut } from '@alerce/domain/base/persona/rut'
import { antecedentesMessages as m } from '../../messages/postulacion/antecedentes.ts'
import { pesos, rut } from '../especies.ts'
import type { Ficha } from '../ficha.ts'
import { opcion } from '../letras.ts'

interface Tipo {
  readonly tipoTrabajador: string
}

/** Highest taxable income of one employer, in pesos (ours: far above any, within an integer column). */
export const RENTA_MAXIMA = 999_999_999

/** A voluntary worker has neither employer nor income. */
const noEsVoluntario = ({ tipoTrabajador }: Tipo): boolean => tipoTrabajador !== 'V'

/** An income of nothing is told in the words of its worker (spec 2 §5). */
function rentaCero(tipoTrabajador: string): string {
  if (tipoTrabajador === 'I') return m.rentaCeroI.text
  return (tipoTrabajador === 'P' ? m.rentaCeroP : m.rentaCeroD).text
}

/** Rent of one employer: a whole number of pesos; only a voluntary worker may have none (spec 2 §5). */
function reglaRenta(value: number | string, { tipoTrabajador }: Tipo): string | null {
  if (tipoTrabajador === 'V') return null
  if (String(value).trim() === '') return m.rentaObligatoria.text
  const renta = Number(value)
  if (Number.isNaN(renta)) return m.rentaNumero.text
  if (!Number.isInteger(renta)) return m.rentaEntera.text
  if (renta < 0) return m.rentaPositiva.text
  if (renta > RENTA_MAXIMA) return m.rentaFueraDeRango.text
  return renta === 0 ? rentaCero(tipoTrabajador) : null
}

const reglaTipo = (value: string) => (['D', 'I', 'V', 'P'].includes(value) ? null : m.tipoTrabajador.text)

const reglaRut = (value: string, { tipoTrabajador }: Tipo) =>
  tipoTrabajador === 'V' || tipoTrabajador === 'I' || revisaRut(value) === null ? null : m.rutEmpleador.text

/** One employer of the applicant (spec 2 §5). */
export const empleador = {
  tipoTrabajador: {
    especie: opcion(['D', 'I', 'V', 'P']),
    columna: 'tipoTrabajador',
    etiqueta: 'Tipo de trabajador',
    en: { fila: reglaTipo },
    largo: 10,
  },
  rut: {
    especie: rut,
    columna: 'rut',
    etiqueta: 'Rut Empleador',
    en: { fila: reglaRut },
    si: noEsVoluntario,
    largo: 60,
  },
  remuneracionImponible: {
    especie: pesos,
    columna: 'renta',
    etiqueta: 'Renta imponible',
    en: { fila: reglaRenta },
    si: noEsVoluntario,
    largo: 20,
  },
} as const satisfies Ficha
