import { juradasMessages as m } from '@alerce/contract/messages/declaracion/juradas'
import { sha256Of } from '../../../platform/sha256.ts'
import { saveArchivo } from '../../base/archivos/save-archivo.ts'
import { firmaSobre } from '../../base/bitacora/read-model.ts'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import type { Declaracion } from '../ds/read-model.ts'
import type { JuradaDibujada } from './draw-jurada.ts'
import type { Jurada } from './read-juradas.ts'
import { insertJurada } from './repository.ts'

const PDF = 'application/pdf'

/**
 * A sworn declaration counts as opened, now and by who calls, and what was drawn is kept, if it still says what holds. One
 * that was opened and still holds stays as it is. Answers the file of its paper.
 */
export async function leaveOpen(
  ctx: Context,
  { id: declaracionId }: Declaracion,
  { abierta, dice, texto, carga }: Jurada,
  dibujada: JuradaDibujada | null,
): Promise<number> {
  if (abierta?.archivoId) return abierta.archivoId
  ensure(dibujada?.dice === dice && dibujada.textoId === texto.id, m.cambio)
  const { contenido } = dibujada
  const archivoId = await saveArchivo(ctx, { contenido, mime: PDF, confidencial: true })
  await insertJurada(ctx.tx, {
    declaracionId,
    personaId: carga.id,
    textoId: texto.id,
    dice,
    archivoId,
    huella: sha256Of(contenido),
    abiertaPor: await firmaSobre(ctx.tx, ctx.actor, { declaracionId }),
    abiertaEn: ctx.ahora,
  })
  return archivoId
}
