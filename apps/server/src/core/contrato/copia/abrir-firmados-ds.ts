import { common } from '@alerce/contract/messages/common'
import { abrirFirmadosDS, ZIP } from '@alerce/contract/operations/contrato/copia-ds'
import { armarZip } from '@alerce/domain/base/archivos/zip'
import { leerArchivo } from '../../base/archivos/read-model.ts'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { dejarApertura, firmadosEnTinta, leerCopia } from './leer-copia.ts'

/** All that was signed in ink, the declaration among it, under the names that it was handed in with; two alike are told apart. */
export const abrirFirmadosDSUseCase = useCase(abrirFirmadosDS, async ({ enlace }, ctx) => {
  const { declaracion } = await leerCopia(ctx, enlace)
  const firmados = await firmadosEnTinta(ctx, declaracion)
  ensure(firmados.length > 0, common.notFound)
  const entradas: [string, Buffer][] = []
  for (const [at, { id, nombre, archivoId }] of firmados.entries()) {
    const suyo = ctx.vault.en('papel_firmado.nombre', id).open<string>(nombre)
    entradas.push([`${at + 1}-${suyo}`, (await leerArchivo(ctx, archivoId)).contenido])
  }
  await dejarApertura(ctx, declaracion)
  return { nombre: `firmados-${declaracion.folio}.zip`, mime: ZIP, contenido: Buffer.from(armarZip(entradas)) }
})
