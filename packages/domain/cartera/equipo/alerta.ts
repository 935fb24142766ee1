import { type FechaISO, partes, sumaDias } from '../../base/fechas/fecha.ts'
import type { EstadoProspecto } from '../../postulacion/estado.ts'
import { gruposDeVenta, type Lapso } from './tablero.ts'

interface AlertaKind {
  readonly nombre: string
  /** Unit of its threshold. */
  readonly unidad: string
  /** Threshold of a head who set none. Own rule. */
  readonly inicial: number
  readonly maximo: number
}

/** Kinds of alert for a head of team, each with its threshold. */
export const clasesDeAlerta = {
  detenida: { nombre: 'Ventas sin cambiar de estado', unidad: 'días', inicial: 30, maximo: 365 },
  evaluacion: { nombre: 'DS en evaluación', unidad: 'días', inicial: 5, maximo: 90 },
  tareas: { nombre: 'Tareas atrasadas de un asesor', unidad: 'tareas', inicial: 10, maximo: 200 },
  meta: { nombre: 'Contratos bajo la meta', unidad: 'día del mes', inicial: 20, maximo: 28 },
} as const satisfies Record<string, AlertaKind>

export type ClaseDeAlerta = keyof typeof clasesDeAlerta

export const claveDeAlerta = Object.keys(clasesDeAlerta) as readonly ClaseDeAlerta[]

/** Kinds that list sales; the others list advisors. */
export const alertasDeVentas = ['detenida', 'evaluacion'] as const satisfies ClaseDeAlerta[]

export type AlertaDeVentas = (typeof alertasDeVentas)[number]

export const esAlertaDeVentas = (clase: string): clase is AlertaDeVentas => alertasDeVentas.some((una) => una === clase)

/** Estados of the sales of an alert: a DS in evaluation has its own. */
export const estadosDeAlerta: Readonly<Record<AlertaDeVentas, readonly EstadoProspecto[]>> = {
  detenida: [...gruposDeVenta.cotizar, ...gruposDeVenta.declarar, ...gruposDeVenta.contratar],
  evaluacion: gruposDeVenta.evaluar,
}

/** Day before which the Estado of a sale began, once it has lasted so many days. */
export const alcanzanDesde = (dias: number, hoy: FechaISO): FechaISO => sumaDias(hoy, 1 - dias)

/** Days on which the Estado of a sale began that reached so many days after the last day told, up to today. */
export const alcanzadasDesde = (dias: number, avisadoHasta: FechaISO, hoy: FechaISO): Lapso => ({
  desde: alcanzanDesde(dias, avisadoHasta),
  hasta: alcanzanDesde(dias, hoy),
})

/** True from this day of the month on: contracts are compared with what the goal asks for by today. */
export const seComparaLaMeta = (dia: number, hoy: FechaISO): boolean => partes(hoy).dia >= dia

/** True when that day of the month came after the last day told: each month tells once. */
export const seAvisaLaMeta = (dia: number, avisadoHasta: FechaISO, hoy: FechaISO): boolean =>
  seComparaLaMeta(dia, hoy) && avisadoHasta < `${hoy.slice(0, 8)}${String(dia).padStart(2, '0')}`
