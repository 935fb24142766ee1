const IMPRESA = /Huella\s+([0-9a-fA-F]{4}(?:\s+[0-9a-fA-F]{4}){3})(?![0-9a-fA-F])/g

/**
 * Fingerprints printed in a document, 16 hex digits each, without repeats. Every issued paper has its own at the foot
 * of its pages («Huella 3f2a 90c1 …»). `lineas`: its text. A scan after text recognition may have them too.
 */
export const huellasImpresas = (lineas: readonly string[]): string[] => [
  ...new Set(
    [...lineas.join('\n').matchAll(IMPRESA)].map(([, huella = '']) => huella.replaceAll(/\s/g, '').toLowerCase()),
  ),
]

/** Issued paper recognised in a file that is handed in as signed. */
export interface PapelHallado {
  /** null: several issued papers in one PDF, as the product joins them. */
  readonly documentoId: number | null
  readonly prospectoId: number
  readonly declaracionId: number
  /** True while no later version replaces it. */
  readonly vigente: boolean
  /** Evidence found: its printed fingerprint, the same bytes as issued, or the same bytes as an earlier signed file. */
  readonly por: 'huella' | 'emitido' | 'firmado'
}

/** Issued paper for which a file is handed in. */
interface LugarDeFirmado {
  readonly documentoId: number
  readonly prospectoId: number
  readonly declaracionId: number
}

/** Reasons to refuse a file as the signed paper. */
type FallaDeCotejo = 'ajeno' | 'sinFirma' | 'otroPapel' | 'versionAnterior'

/** `coincide`: it has the fingerprint of that paper. `sinComprobar`: no known fingerprint, as in most scans. */
type CotejoDeFirmado = FallaDeCotejo | 'coincide' | 'sinComprobar'

/**
 * Result of checking a signed file against the paper it is handed in for. It detects an unsigned file (same bytes as
 * issued), another paper, and a replaced version. The desk checks the signature itself. Own rule.
 */
export function cotejarFirmado(hallados: readonly PapelHallado[], lugar: LugarDeFirmado): CotejoDeFirmado {
  if (hallados.some(({ prospectoId }) => prospectoId !== lugar.prospectoId)) return 'ajeno'
  if (hallados.some(({ por }) => por === 'emitido')) return 'sinFirma'
  if (hallados.some(({ documentoId }) => documentoId === lugar.documentoId)) return 'coincide'
  if (hallados.some(({ vigente, declaracionId }) => vigente && declaracionId === lugar.declaracionId))
    return 'otroPapel'
  return hallados.length > 0 ? 'versionAnterior' : 'sinComprobar'
}
