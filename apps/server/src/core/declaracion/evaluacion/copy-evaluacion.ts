import { siguienteId } from '../../../platform/db/next-id.ts'
import type { Context } from '../../use-case.ts'
import type { Declaracion } from '../ds/read-model.ts'
import type { Detalle } from './detalle.ts'
import { adjuntosSellados, medicasSelladas } from './read-model.ts'
import { insertAdjunto, insertEvaluacion, sealDetalle } from './repository.ts'

type Cofres = Pick<Context, 'tx' | 'vault'>

/** Copies the medical evaluations unchanged; the income is evaluated anew. */
async function copyMedicas(
  { tx, vault }: Cofres,
  { id: de, enviadaEn }: { readonly id: number; readonly enviadaEn: string },
  declaracionId: number,
): Promise<void> {
  for (const { id: antes, detalle, ...paso } of await medicasSelladas(tx, de, enviadaEn)) {
    const id = await siguienteId(tx, 'evaluacion')
    const suyo = detalle && vault.en('evaluacion.detalle', antes).open<Detalle>(detalle)
    const sellado = suyo && sealDetalle(vault.en('evaluacion.detalle', id), suyo)
    await insertEvaluacion(tx, { ...paso, id, declaracionId, detalle: sellado })
  }
}

async function copyAdjuntos(
  { tx, vault }: Cofres,
  de: number,
  { id: declaracionId, prospectoId }: Pick<Declaracion, 'id' | 'prospectoId'>,
): Promise<void> {
  for (const { id: antes, nombre, ...adjunto } of await adjuntosSellados(tx, de)) {
    const id = await siguienteId(tx, 'adjunto')
    const suyo = vault.en('adjunto.nombre', antes).open<string>(nombre)
    const sellado = vault.en('adjunto.nombre', id).seal(suyo)
    await insertAdjunto(tx, { ...adjunto, id, declaracionId, prospectoId, nombre: sellado })
  }
}

/** Copies the medical evaluation and the files of another declaration, sealed again for the new rows. */
export async function copyEvaluacion(
  ctx: Cofres,
  de: { readonly id: number; readonly enviadaEn: string },
  copia: Pick<Declaracion, 'id' | 'prospectoId'>,
): Promise<void> {
  await copyMedicas(ctx, de, copia.id)
  await copyAdjuntos(ctx, de.id, copia)
}
