import { revisaRut } from '@alerce/domain/base/persona/rut'
import { RENTA_MAXIMA, reglaNumero } from '../../forms/base/numeros.ts'
import { antecedentesMessages } from '../../messages/postulacion/antecedentes.ts'
import { pesos, rut } from '../especies.ts'
import type { Ficha } from '../ficha.ts'
import { opcion } from '../letras.ts'

export interface EmpleadorConTipo {
  readonly tipoTrabajador: string
}

/** A voluntary worker has neither employer nor income. */
const noEsVoluntario = ({ tipoTrabajador }: EmpleadorConTipo): boolean => tipoTrabajador !== 'V'

/** Message for an income of zero, by type of worker (spec 2 §5). */
function rentaCero(tipoTrabajador: string): string {
  if (tipoTrabajador === 'I') return antecedentesMessages.rentaCeroI.text
  return (tipoTrabajador === 'P' ? antecedentesMessages.rentaCeroP : antecedentesMessages.rentaCeroD).text
}

const rentaEscrita = reglaNumero<EmpleadorConTipo>(
  'pesos',
  (renta, { tipoTrabajador }) => {
    if (renta === null) return antecedentesMessages.rentaObligatoria.text
    if (renta < 0) return antecedentesMessages.rentaPositiva.text
    if (renta > RENTA_MAXIMA) return antecedentesMessages.rentaFueraDeRango.text
    return renta === 0 ? rentaCero(tipoTrabajador) : null
  },
  {
    no_numero: antecedentesMessages.rentaNumero.text,
    decimales: antecedentesMessages.rentaEntera.text,
    enorme: antecedentesMessages.rentaFueraDeRango.text,
  },
)

/** Rent of one employer: a whole number of pesos; only a voluntary worker may have none (spec 2 §5). */
const reglaRenta = (value: number | string, tipo: EmpleadorConTipo): string | null =>
  noEsVoluntario(tipo) ? rentaEscrita(value, tipo) : null

const reglaTipo = (value: string) =>
  ['D', 'I', 'V', 'P'].includes(value) ? null : antecedentesMessages.tipoTrabajador.text

const reglaRut = (value: string, { tipoTrabajador }: EmpleadorConTipo) =>
  tipoTrabajador === 'V' || tipoTrabajador === 'I' || revisaRut(value) === null
    ? null
    : antecedentesMessages.rutEmpleador.text

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
