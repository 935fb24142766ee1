import { inicioDelDia } from './dia.ts'
import { MINUTO_MS } from './duracion.ts'
import { type FechaISO, sumaDias } from './fecha.ts'
import { horaEnSantiago, hoyEnSantiago, type InstanteISO, instanteDe } from './instante.ts'

/**
 * Time on the wall clock of Santiago, to the minute, as 'YYYY-MM-DDTHH:mm'; comparable as text. Not an instant: in
 * April the clock shows an hour twice, in September it skips one.
 */
export type Reloj = string

const DIA_MINUTOS = 1440

const dos = (numero: number) => String(numero).padStart(2, '0')

/** Minutes since midnight as 'HH:mm'. */
export const horaDeMinutos = (minutos: number): string => `${dos(Math.floor(minutos / 60))}:${dos(minutos % 60)}`

/** 'HH:mm' as minutes since midnight. */
export const minutosDeHora = (hora: string): number => Number(hora.slice(0, 2)) * 60 + Number(hora.slice(3, 5))

/** The clock at 'YYYY-MM-DD', 'HH:mm'. */
export const relojDe = (fecha: FechaISO, hora: string): Reloj => `${fecha}T${hora}`

/**
 * Whether an hour falls in a daily span, all 'HH:mm': its end is not part of it, and past midnight it goes on. Two equal
 * hours are no span.
 */
export const estaEntreHoras = (hora: string, desde: string, hasta: string): boolean =>
  desde < hasta ? desde <= hora && hora < hasta : desde > hasta && (hora >= desde || hora < hasta)

/** Day of a wall-clock time. */
export const fechaDe = (reloj: Reloj): FechaISO => reloj.slice(0, 10)

/** 'HH:mm' of a wall-clock time. */
export const horaDe = (reloj: Reloj): string => reloj.slice(11, 16)

/** Minutes since midnight of a wall-clock time. */
export const minutosDe = (reloj: Reloj): number => minutosDeHora(horaDe(reloj))

/** Wall-clock time `minutos` later, or earlier; every day counts 24 hours, also when the clock changes. */
export function masMinutos(reloj: Reloj, minutos: number): Reloj {
  const total = minutosDe(reloj) + minutos
  const dias = Math.floor(total / DIA_MINUTOS)
  return relojDe(sumaDias(fechaDe(reloj), dias), horaDeMinutos(total - dias * DIA_MINUTOS))
}

/** Same hour some days later, or earlier. */
export const masDias = (reloj: Reloj, dias: number): Reloj => relojDe(sumaDias(fechaDe(reloj), dias), horaDe(reloj))

/** Wall-clock time of Santiago at an instant. */
export const relojEn = (instante: InstanteISO): Reloj =>
  relojDe(hoyEnSantiago(instante), horaEnSantiago(instante).slice(0, 5))

/** The clock at 'DD/MM/YYYY HH:mm:ss' of the wire. */
export const relojDelCable = (texto: string): Reloj =>
  relojDe(`${texto.slice(6, 10)}-${texto.slice(3, 5)}-${texto.slice(0, 2)}`, texto.slice(11, 16))

/** Instant of a wall-clock time; one hour later when the clock skips it (September). */
export const instanteDeReloj = (reloj: Reloj): InstanteISO =>
  instanteDe(fechaDe(reloj), `${horaDe(reloj)}:00`) ??
  instanteDe(fechaDe(reloj), `${horaDe(masMinutos(reloj, 60))}:00`) ??
  inicioDelDia(fechaDe(reloj))

/** Real minutes from one wall-clock time to another; negative when the second comes first. */
export const minutosEntre = (desde: Reloj, hasta: Reloj): number =>
  Math.round((Date.parse(instanteDeReloj(hasta)) - Date.parse(instanteDeReloj(desde))) / MINUTO_MS)
