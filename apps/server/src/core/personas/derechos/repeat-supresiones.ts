import { siguienteId } from '../../../platform/db/next-id.ts'
import type { Vault } from '../../../platform/vault.ts'
import { type DocumentoDePersona, openDocumento } from './documento-de-persona.ts'
import { erasePersona } from './erase-persona.ts'
import { type SupresionHecha, supresionesEn, supresionesHechas } from './read-model-pedidos.ts'
import { type ActoSobrePersona, asOperator, type ContextOfPersonas } from './record-act.ts'
import { insertPedido } from './repository.ts'

/** Erasures carried out, one a line: kept beside the backups, they erase again what a restored one brings back. */
export async function writeSupresiones({ db }: Pick<ContextOfPersonas, 'db'>): Promise<string> {
  const hechas = await supresionesHechas(db)
  return hechas.map((una) => `${JSON.stringify({ ...una, documento: una.documento.toString('base64') })}\n`).join('')
}

/** Requests of such a file with their documents opened; null: it is another file, or sealed with another key. */
export function readSupresiones(vault: Vault, escritas: string) {
  const lineas = escritas.split('\n').filter((linea) => linea.trim() !== '')
  try {
    return lineas.map((linea) => {
      const pedido = JSON.parse(linea) as Omit<SupresionHecha, 'documento'> & { documento: string }
      const documento = Buffer.from(pedido.documento, 'base64')
      return { pedido, documento: openDocumento(vault, { id: pedido.id, documento }) }
    })
  } catch {
    return null
  }
}

/**
 * Number of a request in this database, where a restored backup may have lost it: it is then stored again. Its instant
 * and its document tell it, since another request may have taken its number.
 */
async function restorePedido(
  { tx, vault }: ActoSobrePersona,
  { pedido, documento }: { readonly pedido: Omit<SupresionHecha, 'documento'>; readonly documento: DocumentoDePersona },
): Promise<number> {
  for (const guardado of await supresionesEn(tx, pedido.registradoEn)) {
    const { numero } = openDocumento(vault, guardado)
    if (numero === documento.numero) return guardado.id
  }
  const id = await siguienteId(tx, 'pedido_persona')
  const sellado = vault.en('pedido_persona.documento', id).seal(documento)
  await insertPedido(tx, { ...pedido, id, documento: sellado })
  return id
}

/** Erases again each person of such a file; returns their number, or null if the file is not one of this server. */
export async function repeatSupresiones(
  context: ContextOfPersonas,
  escritas: string,
  quien: string,
): Promise<number | null> {
  const hechas = readSupresiones(context.vault, escritas)
  if (hechas === null) return null
  for (const hecha of hechas)
    await asOperator(context, { mando: 'persona repetir', quien }, async (acto) => {
      const pedidoId = await restorePedido(acto, hecha)
      await erasePersona(acto, { documento: hecha.documento, pedidoId })
    })
  return hechas.length
}
