import type { Db } from '../../../../platform/db/database.ts'
import { type Cotizacion, writeRegistro } from '../../registro/read-model.ts'
import { cuantasEnviadas } from './read-model.ts'

interface Enviada {
  readonly prospectoId: number
  readonly cotizacion: Cotizacion
  readonly para: string
  readonly por: string
  readonly en: string
}

/** Stores a mailed quote with the next number, which it returns. The prospect's row is locked, so that numbers do not repeat. */
export async function saveEnviada(tx: Db, { cotizacion, ...envio }: Enviada): Promise<number> {
  const numero = (await cuantasEnviadas(tx, envio.prospectoId)) + 1
  await tx
    .insertInto('cotizacionEnviada')
    .values({ ...envio, numero, foto: writeRegistro(cotizacion) })
    .execute()
  return numero
}
