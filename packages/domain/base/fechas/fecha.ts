import { DIA_MS } from './duracion.ts'
/** Day as 'YYYY-MM-DD'. Plain arithmetic on components, because Safari lacks Temporal. */
export type FechaISO = string

interface Partes {
  readonly anio: number
  readonly mes: number
  readonly dia: number
}

const pad = (n: number, length = 2) => String(n).padStart(length, '0')

/** Days of a month (1–12) of a year. */
function diasDelMes(anio: number, mes: number): number {
  return new Date(Date.UTC(anio, mes, 0)).getUTCDate()
}

function iso({ anio, mes, dia }: Partes): FechaISO {
  return `${pad(anio, 4)}-${pad(mes)}-${pad(dia)}`
}

function armada(anio: number, mes: number, dia: number): FechaISO | null {
  const exists = anio >= 1900 && anio <= 2200 && mes >= 1 && mes <= 12 && dia >= 1 && dia <= diasDelMes(anio, mes)
  return exists ? iso({ anio, mes, dia }) : null
}

function leer(text: string, shape: RegExp, order: readonly [number, number, number]): FechaISO | null {
  const found = shape.exec(text)
  if (!found) return null
  const at = (i: number) => Number(found[i])
  return armada(at(order[0]), at(order[1]), at(order[2]))
}

/** True for an existing day written as 'YYYY-MM-DD'. */
export function esFecha(text: string): boolean {
  return leer(text, /^(\d{4})-(\d{2})-(\d{2})$/, [1, 2, 3]) !== null
}

/** 'DD-MM-YYYY' (screens, ranges, DS) to ISO; null when it is not an existing day in that shape. */
export function deDDMMYYYY(text: string): FechaISO | null {
  return leer(text, /^(\d{2})-(\d{2})-(\d{4})$/, [3, 2, 1])
}

/** 'YYYY/MM/DD' (quoting beneficiaries) to ISO; null when it is not an existing day in that shape. */
export function deYYYYMMDD(text: string): FechaISO | null {
  return leer(text, /^(\d{4})\/(\d{2})\/(\d{2})$/, [1, 2, 3])
}

/** The components of an ISO day. */
export function partes(fecha: FechaISO): Partes {
  const [anio = 0, mes = 0, dia = 0] = fecha.split('-').map(Number)
  return { anio, mes, dia }
}

/** ISO to 'DD-MM-YYYY'. */
export function aDDMMYYYY(fecha: FechaISO): string {
  const { anio, mes, dia } = partes(fecha)
  return `${pad(dia)}-${pad(mes)}-${pad(anio, 4)}`
}

/** ISO to 'YYYY/MM/DD'. */
export function aYYYYMMDD(fecha: FechaISO): string {
  return fecha.replaceAll('-', '/')
}

function aMs(fecha: FechaISO): number {
  const { anio, mes, dia } = partes(fecha)
  return Date.UTC(anio, mes - 1, dia)
}

/** The day `dias` later (or earlier, when negative). */
export function sumaDias(fecha: FechaISO, dias: number): FechaISO {
  return new Date(aMs(fecha) + dias * DIA_MS).toISOString().slice(0, 10)
}

/** The same day `meses` later, or the month's last day where it does not exist. */
export function sumaMeses(fecha: FechaISO, meses: number): FechaISO {
  const { anio, mes, dia } = partes(fecha)
  const index = anio * 12 + (mes - 1) + meses
  const target = { anio: Math.floor(index / 12), mes: (index % 12) + 1 }
  return iso({ ...target, dia: Math.min(dia, diasDelMes(target.anio, target.mes)) })
}

/** Whole days from one day to another; negative when the second is earlier. */
export function diasEntre(desde: FechaISO, hasta: FechaISO): number {
  return Math.round((aMs(hasta) - aMs(desde)) / DIA_MS)
}

const LUNES: FechaISO = '2024-01-01'

/** Day of the week: 0 Monday, 6 Sunday. */
export const diaDeLaSemana = (fecha: FechaISO): number => ((diasEntre(LUNES, fecha) % 7) + 7) % 7
