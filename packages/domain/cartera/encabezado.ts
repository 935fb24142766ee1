import { type EtapaDS, pasada } from '../declaracion/etapas.ts'
import type { EtapaProspecto } from '../postulacion/etapas.ts'

/** Facts for the header of a prospect; `etapaDS` and `resultado` (0 to 8) are of the live DS, or null. */
export interface HechosDelEncabezado {
  readonly etapa: EtapaProspecto
  readonly etapaDS: EtapaDS | null
  readonly resultado: number | null
  /** verificacionDSManual allows generating a manual DS. */
  readonly manualHabilitada: boolean
  /** The Bitácora holds entry 15: the DS is authorized and must be finished. */
  readonly autorizada: boolean
  /** It waits for the other side of its pair, or that side has ended. */
  readonly espera: boolean
  /** Another sale with the same declaration has its contract. */
  readonly otraConContrato: boolean
}

export interface Encabezado {
  /** Shows the manual-DS button. */
  readonly dsManual: boolean
  /** Shows the contractual-documents button. */
  readonly documentosContractuales: boolean
  /** An authorized DS waits to be finished with resultado 1. */
  readonly porFinalizar: boolean
}

const sinBotones: readonly EtapaProspecto[] = ['prospecto', 'cotizacionFinalizada']

/**
 * Buttons of the prospect header, and whether it finishes the DS (spec 1 §4, Stepper and buttons in the prospect
 * header). The contractual button shows from dsFinalizada on, or with entry 15. That entry counts only while the result
 * is 1 and the DS unfinished (core rules, Creating a DS). No button shows when its call would be refused.
 */
export function encabezadoDelProspecto(hechos: HechosDelEncabezado): Encabezado {
  const { etapa, etapaDS, resultado, manualHabilitada, autorizada, espera, otraConContrato } = hechos
  const conBotones = !sinBotones.includes(etapa)
  const porFinalizar = autorizada && etapaDS === 'resultado' && resultado === 1 && !otraConContrato
  return {
    dsManual: conBotones && manualHabilitada && (etapaDS !== null || !espera) && !otraConContrato,
    documentosContractuales: conBotones && !otraConContrato && (porFinalizar || (etapaDS !== null && pasada(etapaDS))),
    porFinalizar,
  }
}
