import type { FallaDeExamen } from '@alerce/domain/base/archivos/examen'
import type { Log } from '../log.ts'
import type { Examiner } from '../pdf-exam/examiner.ts'
import { sha256Of } from '../sha256.ts'
import { type Antivirus, AntivirusAway } from './clamd.ts'

interface Needs {
  readonly antivirus: Antivirus
  /** Files pass unscanned while the antivirus does not answer. */
  readonly acceptsUnscanned: boolean
  readonly log: Log
  readonly counts: { infected: number; unscanned: number }
}

type FallaDeAntivirus = Extract<FallaDeExamen, 'virus' | 'sinRevisar'>

/** Fault that the antivirus finds in a file; null: none. `quien`: caller, for the log. */
export type FileScan = (contenido: Uint8Array, quien?: string) => Promise<FallaDeAntivirus | null>

/** Scans a file; the log gets the virus, the caller and the digest, never the content. */
export const createFileScan =
  ({ antivirus, acceptsUnscanned, log, counts }: Needs): FileScan =>
  async (contenido, quien) => {
    const archivo = { quien, sha256: sha256Of(contenido) }
    try {
      const virus = await antivirus.scan(contenido)
      if (virus === null) return null
      counts.infected += 1
      log.warn({ ...archivo, virus }, 'archivo con virus: no se guardó')
      return 'virus'
    } catch (error) {
      if (!(error instanceof AntivirusAway)) throw error
      counts.unscanned += 1
      log.error({ ...archivo, err: error }, acceptsUnscanned ? 'archivo guardado sin revisar' : 'archivo sin revisar')
      return acceptsUnscanned ? null : 'sinRevisar'
    }
  }

/** Scans what passed its examination. */
export const scanExamined =
  (examine: Examiner, scan: FileScan): Examiner =>
  async (contenido, clave, caller) => {
    const falla = await examine(contenido, clave, caller)
    // Some callers accept a PDF with a password
    if (falla !== null && falla !== 'protegido') return falla
    return (await scan(contenido, caller)) ?? falla
  }
