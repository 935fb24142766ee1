import { diasEntre, type FechaISO, sumaDias, sumaMeses } from '../base/fechas/fecha.ts'
import { mesesDeCartera } from '../limites.ts'
import { estadosDelProspecto } from '../postulacion/estado.ts'
import { conDSEnviada } from './equipo/mes.ts'

/** Orders of the portfolio, with their names on screen. Ours: the specification knows the first. */
export const ordenesDeCartera = {
  recientes: 'Más recientes',
  antiguos: 'Más antiguos',
  nombre: 'Nombre A–Z',
} as const

export type OrdenDeCartera = keyof typeof ordenesDeCartera

export const claveDeOrden = Object.keys(ordenesDeCartera) as readonly OrdenDeCartera[]

/** Filter of the list that lets several Estados pass: those that the statistics count as DS sent. Ours. */
export const CON_DS_ENVIADA = 'Con DS enviada'

/** Estados that the list filters by; the specification knows each alone. */
export const estadosDeFiltro = [...estadosDelProspecto, CON_DS_ENVIADA] as const

export type EstadoDeFiltro = (typeof estadosDeFiltro)[number]

/** Estados that a filter of the list lets pass. */
export const estadosQuePasan = (filtro: string): readonly string[] =>
  filtro === CON_DS_ENVIADA ? conDSEnviada : [filtro]

/** Columns of the list as a table, after the name, in their order and with their titles. Ours. */
export const columnasDeLista = {
  estado: 'Estado',
  paso: 'Sigue',
  proximaCita: 'Próxima cita',
  telefono: 'Teléfono',
  correo: 'Correo',
  etiquetas: 'Etiquetas',
  ingreso: 'Ingresó',
  folioDS: 'Folio DS',
  tipo: 'Tipo',
  plan: 'Plan',
  asesor: 'Asesor',
} as const

export type ColumnaDeLista = keyof typeof columnasDeLista

export const claveDeColumna = Object.keys(columnasDeLista) as readonly ColumnaDeLista[]

/** Columns of a table for which none were chosen. */
export const columnasIniciales: readonly ColumnaDeLista[] = ['estado', 'paso', 'proximaCita', 'telefono']

/** Known columns among some keys, each once, in their order; null without any. */
export function columnasConocidas(claves: readonly string[]): ColumnaDeLista[] | null {
  const conocidas = claveDeColumna.filter((clave) => claves.includes(clave))
  return conocidas.length > 0 ? conocidas : null
}

/** Longest name of a view. Own rule. */
export const LARGO_DE_NOMBRE_DE_VISTA = 40
/** Most views of a person, and most that a team shares. Own rule. */
export const maximoDeVistas = 20
export const maximoDeVistasDelEquipo = 20

/**
 * Days of a view. `dias`: the last days, up to the day on which it is opened; else `desde` and `hasta`, both included; all
 * null: those with which the list opens (spec 1 §9).
 */
export interface RangoDeVista {
  readonly dias: number | null
  readonly desde: FechaISO | null
  readonly hasta: FechaISO | null
}

/** Days of registration of a list, both included. */
export interface RangoDeLista {
  readonly desde: FechaISO
  readonly hasta: FechaISO
}

/** Days with which the list opens (spec 1 §9). */
export const rangoInicial = (hoy: FechaISO): RangoDeLista => ({ desde: sumaMeses(hoy, -mesesDeCartera), hasta: hoy })

/** Days of a list, as a view keeps them: those up to today move with the calendar. */
export function rangoParaVista({ desde, hasta }: RangoDeLista, hoy: FechaISO): RangoDeVista {
  if (hasta !== hoy) return { dias: null, desde, hasta }
  const dias = desde === rangoInicial(hoy).desde ? null : diasEntre(desde, hasta)
  return { dias, desde: null, hasta: null }
}

/** Days of a view on the day on which it is opened. */
export function rangoDeVista({ dias, desde, hasta }: RangoDeVista, hoy: FechaISO): RangoDeLista {
  if (desde !== null && hasta !== null) return { desde, hasta }
  return dias === null ? rangoInicial(hoy) : { desde: sumaDias(hoy, -dias), hasta: hoy }
}

/** True for days that a view may keep: one way of saying them, and in order. */
export const esRangoDeVista = ({ dias, desde, hasta }: RangoDeVista): boolean => {
  if (desde === null || hasta === null) return desde === hasta
  return dias === null && desde <= hasta
}
