import { juradasMessages as m } from '@alerce/contract/messages/declaracion/juradas'
import { firma } from '../../actor.ts'
import { huellaDeArchivo } from '../../base/archivos/calcular-huella.ts'
import { guardarArchivo } from '../../base/archivos/guardar-archivo.ts'
import { leerArchivo } from '../../base/archivos/read-model.ts'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import type { Declaracion } from '../declaracion/read-model.ts'
import type { JuradaDibujada } from './dibujar-jurada.ts'
import { type Jurada, nombreDeJurada } from './leer-juradas.ts'
import { insertarJurada } from './repository.ts'

const PDF = 'application/pdf'

/** Keeps what was drawn, if it still says what holds: it was opened now, by who calls. */
async function guardarAbierta(
  ctx: Context,
  declaracionId: number,
  jurada: Jurada,
  dibujada: JuradaDibujada | null,
): Promise<Buffer> {
  const { dice, texto, carga } = jurada
  ensure(dibujada?.dice === dice && dibujada.textoId === texto.id, m.cambio)
  const { contenido } = dibujada
  await insertarJurada(ctx.tx, {
    ...{ declaracionId, personaId: carga.id, textoId: texto.id, dice },
    archivoId: await guardarArchivo(ctx, { contenido, mime: PDF, confidencial: true }),
    huella: huellaDeArchivo(contenido),
    abiertaPor: firma(ctx.actor),
    abiertaEn: ctx.ahora,
  })
  return contenido
}

/** A sworn declaration in base64: the one that was opened and still holds, or the one that was just drawn. */
export async function abrirJurada(
  ctx: Context,
  { id, folio }: Declaracion,
  jurada: Jurada,
  dibujada: JuradaDibujada | null,
) {
  const archivoId = jurada.abierta?.archivoId ?? null
  const contenido = archivoId
    ? (await leerArchivo(ctx, archivoId)).contenido
    : await guardarAbierta(ctx, id, jurada, dibujada)
  return { archivo: contenido.toString('base64'), nombre: nombreDeJurada(folio, jurada) }
}
