import { archivosMessages } from '@alerce/contract/messages/base/archivos'
import type { ArchivoEnviado } from '@alerce/contract/wire/binario'
import { refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'

/** Only entry for spreadsheets: the bytes of one in which the antivirus finds nothing, before the transaction. */
export async function receivePlanilla(
  { scan }: Pick<Context, 'scan'>,
  { contenido }: ArchivoEnviado,
): Promise<Uint8Array> {
  const falla = await scan(contenido)
  if (falla === null) return contenido
  const dicho = archivosMessages[falla]
  return refuse(dicho, { errores: [{ campo: 'archivo', mensaje: dicho.text }] })
}
