import { type FinDeSesion, proximoFin, type Vigencia } from '@alerce/domain/acceso/vigencia'
import { MINUTO_MS } from '@alerce/domain/base/fechas/duracion'
import { minutosDeAviso } from '@alerce/domain/limites'

const AVISO_MS = minutosDeAviso * MINUTO_MS

/** An end that is near: which, when, and the milliseconds left. */
export interface FinAnunciado {
  readonly motivo: FinDeSesion
  readonly en: string
  readonly queda: number
}

/** The end to warn of, or null. `leido`: when the hours were read, from which those of today are counted on. */
export function avisoDe(vigencia: Vigencia, leido: string, ahora: string): FinAnunciado | null {
  // Hours do not grow while nobody works: their end would hide that of inactivity.
  const idle = Date.parse(ahora) - Date.parse(vigencia.ultimaActividad) >= AVISO_MS
  const { motivo, en } = proximoFin(idle ? { ...vigencia, horas: 0 } : vigencia, leido)
  const queda = Date.parse(en) - Date.parse(ahora)
  return queda > 0 && queda <= AVISO_MS ? { motivo, en, queda } : null
}
