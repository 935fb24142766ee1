const IMPRESA = /Huella\s+([0-9a-fA-F]{4}(?:\s+[0-9a-fA-F]{4}){3})(?![0-9a-fA-F])/g

/**
 * The fingerprints printed in a document, 16 hex signs each, once each: every issued paper has its own at the foot of its
 * pages («Huella 3f2a 90c1 …»). `lineas`: its text. A scan that somebody ran through a reader of letters may have them too.
 */
export const huellasImpresas = (lineas: readonly string[]): string[] => [
  ...new Set(
    [...lineas.join('\n').matchAll(IMPRESA)].map(([, huella = '']) => huella.replaceAll(/\s/g, '').toLowerCase()),
  ),
]

/** A paper of which something was found in a file that is handed in as signed. */
export interface PapelHallado {
  /** null: several issued papers in one PDF, as we put them together. */
  readonly documentoId: number | null
  readonly prospectoId: number
  readonly declaracionId: number
  /** No other stands in its place. */
  readonly vigente: boolean
  /**
   * What was found: its printed fingerprint, the very bytes that were issued, or the very bytes that came signed of it.
   */
  readonly por: 'huella' | 'emitido' | 'firmado'
}

/** Where a file is handed in: the place of this issued paper. */
interface LugarDeFirmado {
  readonly documentoId: number
  readonly prospectoId: number
  readonly declaracionId: number
}

/** Why a file is not the signed one of a paper. */
type FallaDeCotejo = 'ajeno' | 'sinFirma' | 'otroPapel' | 'versionAnterior'

/** `coincide`: it has the fingerprint of that paper. `sinComprobar`: it has none that is known, as most scans. */
type CotejoDeFirmado = FallaDeCotejo | 'coincide' | 'sinComprobar'

/**
 * Whether a file is the issued paper in whose place it is handed in, from what was found in it. That it is signed is for
 * the desk to see: this only tells the paper that nobody signed (its very bytes), another's, and one that no longer stands.
 * Regla propia.
 */
export function cotejarFirmado(hallados: readonly PapelHallado[], lugar: LugarDeFirmado): CotejoDeFirmado {
  if (hallados.some(({ prospectoId }) => prospectoId !== lugar.prospectoId)) return 'ajeno'
  if (hallados.some(({ por }) => por === 'emitido')) return 'sinFirma'
  if (hallados.some(({ documentoId }) => documentoId === lugar.documentoId)) return 'coincide'
  if (hallados.some(({ vigente, declaracionId }) => vigente && declaracionId === lugar.declaracionId))
    return 'otroPapel'
  return hallados.length > 0 ? 'versionAnterior' : 'sinComprobar'
}
