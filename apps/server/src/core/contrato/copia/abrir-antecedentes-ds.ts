import { common } from '@alerce/contract/messages/common'
import { abrirAntecedentesDS, ZIP } from '@alerce/contract/operations/contrato/copia-ds'
import { armarZip } from '@alerce/domain/base/archivos/zip'
import { readArchivo } from '../../base/archivos/read-model.ts'
import { todosLosAdjuntos } from '../../declaracion/evaluacion/read-model.ts'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { leaveApertura, readCopia } from './read-copia.ts'

/** All that was handed in with a denied declaration, under the names that its applicant gave; two alike are told apart. */
export const abrirAntecedentesDSUseCase = useCase(abrirAntecedentesDS, async ({ enlace }, ctx) => {
  const { declaracion, devuelta } = await readCopia(ctx, enlace)
  const adjuntos = devuelta ? await todosLosAdjuntos(ctx.tx, declaracion.id) : []
  ensure(adjuntos.length > 0, common.notFound)
  const entradas: [string, Buffer][] = []
  for (const [at, { id, nombre, archivoId }] of adjuntos.entries()) {
    const suyo = ctx.vault.en('adjunto.nombre', id).open<string>(nombre)
    entradas.push([`${at + 1}-${suyo}`, (await readArchivo(ctx, archivoId)).contenido])
  }
  await leaveApertura(ctx, declaracion)
  return {
    nombre: `antecedentes-${declaracion.folio}.zip`,
    mime: ZIP,
    contenido: Buffer.from(armarZip(entradas)),
  }
})
