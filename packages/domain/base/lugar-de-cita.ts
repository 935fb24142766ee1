import type { InstanteISO } from './fechas/instante.ts'
import { horaDe, masMinutos, relojEn } from './fechas/reloj.ts'

/** Place of an appointment, and the way to it. */
export interface LugarDeCita {
  /** Address in words; '' when it was not said. */
  readonly lugar: string
  /** Minutes of the way there, and of the way back; 0: none. */
  readonly traslado: number
}

/** Neither place nor way was said. */
export const sinTraslado: LugarDeCita = { lugar: '', traslado: 0 }

/** 'HH:mm' at which one sets out for an appointment; null: no way. */
export const horaDeSalida = (inicio: InstanteISO, { traslado }: Pick<LugarDeCita, 'traslado'>): string | null =>
  traslado > 0 ? horaDe(masMinutos(relojEn(inicio), -traslado)) : null

/** 'Los Leones 100 · salir a las 14:15'; '' when neither was said. */
export function comoSeLlega(inicio: InstanteISO, cita: LugarDeCita): string {
  const hora = horaDeSalida(inicio, cita)
  return [cita.lugar, hora !== null && `salir a las ${hora}`].filter(Boolean).join(' · ')
}
