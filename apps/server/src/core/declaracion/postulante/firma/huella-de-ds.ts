import { createHash } from 'node:crypto'
import type { Context } from '../../../use-case.ts'
import { leerCircular } from '../../circular/leer-circular.ts'
import type { Declaracion } from '../../declaracion/read-model.ts'
import { personasConSalud } from '../../declaracion/read-model-personas.ts'
import { leerJuradas } from '../../juradas/leer-juradas.ts'
import { respuestasDe } from '../../preguntas/read-model.ts'

/**
 * The digest of all that a declaration says when it is signed, with the papers that were accepted before. Bound to its folio and to the instant of the signature, so
 * that nobody tells one declaration from another by it.
 */
export async function huellaDeDS(ctx: Context, { id, folio, preguntasTextoId }: Declaracion) {
  const { tx, vault, ahora } = ctx
  const personas = await personasConSalud(tx, vault, id)
  const respuestas = [...(await respuestasDe(tx, vault, id))].toSorted(([a], [b]) => a - b)
  const juradas = (await leerJuradas(ctx, id)).map(({ abierta }) => abierta?.huella ?? null)
  const circular = (await leerCircular(ctx, id))?.texto.id ?? null
  const dice = { folio, en: ahora, preguntasTextoId, personas, respuestas, juradas, circular }
  // nobody without the key can try answers against it
  return createHash('sha256')
    .update(vault.sign('firma-ds', JSON.stringify(dice)))
    .digest('hex')
}
