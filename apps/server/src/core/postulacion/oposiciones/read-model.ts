import type { Oponible } from '@alerce/domain/postulacion/oposicion'
import type { Db } from '../../../platform/db/database.ts'
import type { Vault } from '../../../platform/vault.ts'

interface Donde {
  readonly tx: Db
  readonly vault: Vault
}

/**
 * Treatments to which persons object now, by the number of their document. They are few, and opened to know whose they
 * are: a mark of the document would change with the key.
 */
export async function oposicionesVigentes({ tx, vault }: Donde): Promise<ReadonlyMap<string, readonly Oponible[]>> {
  const filas = await tx
    .selectFrom('oposicionPersona')
    .select(['id', 'tratamiento', 'documento'])
    .where('levantadaEn', 'is', null)
    .orderBy('id')
    .execute()
  const todas = new Map<string, readonly Oponible[]>()
  for (const { id, tratamiento, documento } of filas) {
    const { numero } = vault.en('oposicion_persona.documento', id).open<{ readonly numero: string }>(documento)
    todas.set(numero, [...new Set([...(todas.get(numero) ?? []), tratamiento])])
  }
  return todas
}

/** Treatments in force of each request to object. */
export async function oposicionesDePedidos(tx: Db): Promise<ReadonlyMap<number, readonly Oponible[]>> {
  const filas = await tx
    .selectFrom('oposicionPersona')
    .select(['pedidoId', 'tratamiento'])
    .where('levantadaEn', 'is', null)
    .orderBy('id')
    .execute()
  const porPedido = Map.groupBy(filas, ({ pedidoId }) => pedidoId)
  return new Map([...porPedido].map(([id, suyas]) => [id, suyas.map(({ tratamiento }) => tratamiento)]))
}
