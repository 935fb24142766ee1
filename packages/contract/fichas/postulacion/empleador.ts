import { revisaRut } from '@alerce/domain/base/persona/rut'
import { RENTA_MAXIMA, reglaNumero } from '../../forms/base/numeros.ts'
import { antecedentesMessages as m } from '../../messages/postulacion/antecedentes.ts'
import { pesos, rut } from '../especies.ts'
import type { Ficha } from '../ficha.ts'
import { opcion } from '../letras.ts'

export interface EmpleadorConTipo {
  readonly tipoTrabajador: string
}

/** A voluntary worker has neither employer nor income. */
const noEsVoluntario = ({ tipoTrabajador }: EmpleadorConTipo): boolean => tipoTrabajador !== 'V'

/** An income of nothing is told in the words of its worker (spec 2 §5). */
function rentaCero(tipoTrabajador: string): string {
  if (tipoTrabajador === 'I') return m.rentaCeroI.text
  return (tipoTrabajador === 'P' ? m.rentaCeroP : m.rentaCeroD).text
}

const rentaEscrita = reglaNumero<EmpleadorConTipo>(
  'pesos',
  (renta, { tipoTrabajador }) => {
    if (renta === null) return m.rentaObligatoria.text
    if (renta < 0) return m.rentaPositiva.text
    if (renta > RENTA_MAXIMA) return m.rentaFueraDeRango.text
    return renta === 0 ? rentaCero(tipoTrabajador) : null
  },
  { no_numero: m.rentaNumero.text, decimales: m.rentaEntera.text, enorme: m.rentaFueraDeRango.text },
)

/** Rent of one employer: a whole number of pesos; only a voluntary worker may have none (spec 2 §5). */
const reglaRenta = (value: number | string, tipo: EmpleadorConTipo): string | null =>
  noEsVoluntario(tipo) ? rentaEscrita(value, tipo) : null

const reglaTipo = (value: string) => (['D', 'I', 'V', 'P'].includes(value) ? null : m.tipoTrabajador.text)

const reglaRut = (value: string, { tipoTrabajador }: EmpleadorConTipo) =>
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
