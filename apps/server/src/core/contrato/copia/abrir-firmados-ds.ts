import { common } from '@alerce/contract/messages/common'
import { abrirFirmadosDS, ZIP } from '@alerce/contract/operations/contrato/copia-ds'
import { armarZip } from '@alerce/domain/base/archivos/zip'
import { readArchivo } from '../../base/archivos/read-model.ts'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { firmadosEnTinta, leaveApertura, readCopia } from './read-copia.ts'

/** All that was signed in ink, the declaration among it, under the names that it was handed in with; two alike are told apart. */
export const abrirFirmadosDSUseCase = useCase(abrirFirmadosDS, async ({ enlace }, ctx) => {
  const { declaracion } = await readCopia(ctx, enlace)
  const firmados = await firmadosEnTinta(ctx, declaracion)
  ensure(firmados.length > 0, common.notFound)
  const entradas: [string, Buffer][] = []
  for (const [at, { id, nombre, archivoId }] of firmados.entries()) {
    const suyo = ctx.vault.en('papel_firmado.nombre', id).open<string>(nombre)
    entradas.push([`${at + 1}-${suyo}`, (await readArchivo(ctx, archivoId)).contenido])
  }
  await leaveApertura(ctx, declaracion)
  return { nombre: `firmados-${declaracion.folio}.zip`, mime: ZIP, contenido: Buffer.from(armarZip(entradas)) }
})
