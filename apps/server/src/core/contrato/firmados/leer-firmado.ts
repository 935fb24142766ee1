import { tipoPorContenido } from '@alerce/domain/base/archivos/tipos'
import { huellasImpresas } from '@alerce/domain/contrato/cotejo'
import type { Examinado } from '../../base/archivos/recibir-archivo.ts'
import type { Context } from '../../use-case.ts'
import { PDF } from '../documentos/read-model.ts'

/** What was handed in as signed, with the fingerprints of papers printed in it. */
export interface FirmadoLeido extends Examinado {
  readonly huellas: readonly string[]
}

/**
 * Looks for the fingerprints in what was handed in, before the transaction that takes it in. A picture has none, and what
 * is not read, for its length or because many wait, is taken as a scan is: the desk is told to compare it (decision 032).
 */
export async function leerFirmado({ readPdf }: Pick<Context, 'readPdf'>, archivo: Examinado): Promise<FirmadoLeido> {
  const { contenido, falla } = archivo
  if (falla !== null || tipoPorContenido(contenido) !== PDF) return { ...archivo, huellas: [] }
  const texto = await readPdf(contenido, '')
  return { ...archivo, huellas: texto.legible ? huellasImpresas(texto.lineas) : [] }
}
