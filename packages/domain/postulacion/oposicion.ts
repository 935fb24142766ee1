import type { EstadoProspecto } from './estado.ts'

/**
 * Treatments that a person may object to (Ley 21.719, art. 8), with their names on screen. The others rest on a contract
 * or on a law, and go on.
 */
export const oponibles = { contacto: 'Contacto comercial', estadisticas: 'Estadísticas' } as const

export type Oponible = keyof typeof oponibles

/** Step of the sale of a person who objected to commercial contact. */
export const NO_CONTACTAR = 'No contactar: se opuso al contacto comercial'

/**
 * Estados in which the advisor goes after the person: they have not begun a declaration, or their case ended without a
 * contract. Own rule.
 */
const deProspeccion: readonly EstadoProspecto[] = [
  ...(['Prospecto Ingresado', 'Resumen Compensado Pendiente', 'Cotización Finalizada', 'Invitación Enviada'] as const),
  ...(['Invitación Anulada', 'DS Rechazada', 'DS Anulada', 'Inactivo'] as const),
]

/** True for a sale in which any contact would be prospecting, though its person objected to it. */
export const esProspeccionOpuesta = ({
  estado,
  oposiciones,
}: {
  readonly estado: EstadoProspecto
  readonly oposiciones: readonly string[]
}): boolean => oposiciones.includes('contacto' satisfies Oponible) && deProspeccion.includes(estado)
