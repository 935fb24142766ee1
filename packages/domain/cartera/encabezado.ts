import { type EtapaDS, pasada } from '../declaracion/etapas.ts'
import type { EtapaProspecto } from '../postulacion/etapas.ts'

/** What the header of a prospect looks at; `etapaDS` and `resultado` (0 to 8) are the live DS's, or null. */
export interface HechosDelEncabezado {
  readonly etapa: EtapaProspecto
  readonly etapaDS: EtapaDS | null
  readonly resultado: number | null
  /** verificacionDSManual says a manual DS may be generated. */
  readonly manualHabilitada: boolean
  /** The Bitácora holds entry 15: authorized, to be finished. */
  readonly autorizada: boolean
  /** Of a pair, it waits for the other, or the other has ended. */
  readonly espera: boolean
  /** Another sale of the same declaration has its contract. */
  readonly otraConContrato: boolean
}

export interface Encabezado {
  /** The manual-DS button shows. */
  readonly dsManual: boolean
  /** The contractual-documents button shows. */
  readonly documentosContractuales: boolean
  /** An authorized DS waits to be finished with resultado 1. */
  readonly porFinalizar: boolean
}

const sinBotones: readonly EtapaProspecto[] = ['prospecto', 'cotizacionFinalizada']

/**
 * The buttons of the prospect header, and whether it finishes the DS (spec 1 §4, Stepper and buttons in the prospect
 * header). The contractual button shows from dsFinalizada on, or with entry 15, which counts only while the result is 1
 * and not finished (core rules, Creating a DS). No button shows whose call would be refused.
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
