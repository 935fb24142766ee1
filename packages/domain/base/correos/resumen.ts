import { esDescanso } from '../fechas/descanso.ts'
import type { FechaISO } from '../fechas/fecha.ts'
import { hoyEnSantiago, type InstanteISO } from '../fechas/instante.ts'
import { horaDeMinutos, relojDe, relojEn } from '../fechas/reloj.ts'

/** Hours of Santiago at which the daily letter of notices may be sent. */
export const horasDeResumen = [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21] as const

interface Resumen {
  /** Hour of Santiago; null: no letter. */
  readonly hora: number | null
  /** True: on Sundays and holidays too. */
  readonly enDescanso: boolean
  /** Notices until then were told, or are no news: the letter was turned on. */
  readonly resumidoHasta: InstanteISO
}

const ENLACE_DE_BAJA = /(https?:\/\/[^\s/]+)\/postulacion\/resumen#enlace=([\w-]+)/

/**
 * Address to which a mail program posts to end the daily letter with one click (RFC 8058), from the link in its text;
 * null: the text has none.
 */
export function direccionDeBaja(texto: string): string | null {
  const [, sitio, enlace] = ENLACE_DE_BAJA.exec(texto) ?? []
  return sitio && enlace ? `${sitio}/baja/${enlace}` : null
}

/** True when the letter of today is due: its hour has come, and none was considered since. */
export function tocaResumen(
  { hora, enDescanso, resumidoHasta }: Resumen,
  ahora: InstanteISO,
  feriados: ReadonlySet<FechaISO>,
): boolean {
  const hoy = hoyEnSantiago(ahora)
  if (hora === null || (!enDescanso && esDescanso(hoy, feriados))) return false
  const suHora = relojDe(hoy, horaDeMinutos(hora * 60))
  return relojEn(ahora) >= suHora && relojEn(resumidoHasta) < suHora
}
