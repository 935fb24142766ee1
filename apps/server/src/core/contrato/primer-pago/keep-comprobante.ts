import { siguienteId } from '../../../platform/db/next-id.ts'
import type { Context } from '../../use-case.ts'
import { setComprobante } from './repository.ts'

interface ComprobanteNuevo {
  readonly empleadorId: number
  readonly archivoId: number
  readonly nombre: string
  /** Signature of who brought it. */
  readonly por: string
}

/** Keeps the proof of an entity, its name sealed. Answers its id, and the file that it replaces, or null. */
export async function keepComprobante(
  { tx, vault, ahora: en }: Context,
  { nombre, ...nuevo }: ComprobanteNuevo,
): Promise<{ readonly id: number; readonly antes: number | null }> {
  const id = await siguienteId(tx, 'comprobante_pago')
  const sellado = vault.en('comprobante_pago.nombre', id).seal(nombre)
  return { id, antes: await setComprobante(tx, { ...nuevo, id, nombre: sellado, en }) }
}
