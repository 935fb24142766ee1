import { documentosMessages } from '@alerce/contract/messages/contrato/documentos'
import { abrirCopiaDS } from '@alerce/contract/operations/contrato/copia-ds'
import { leerArchivo } from '../../base/archivos/read-model.ts'
import { cotizacionVigente } from '../../cotizacion/cotizacion/read-model.ts'
import { refuse } from '../../refusal.ts'
import { type Context, finishedUseCase } from '../../use-case.ts'
import { componerDeclaracionSalud } from '../documentos/contenido/componer-papel.ts'
import { dejarApertura, leerCopia } from './leer-copia.ts'

/** A denied declaration, drawn for who declared it. */
async function dibujada(
  { tx, vault, ahora }: Context,
  { declaracion, prospecto }: Awaited<ReturnType<typeof leerCopia>>,
) {
  const cotizacion = (await cotizacionVigente(tx, prospecto.id)) ?? refuse(documentosMessages.sinDatos)
  return await componerDeclaracionSalud({ db: tx, vault }, { declaracion, prospecto, cotizacion, emitida: ahora })
}

export const abrirCopiaDSUseCase = finishedUseCase(abrirCopiaDS, {
  run: async ({ enlace }, ctx) => {
    const copia = await leerCopia(ctx, enlace)
    const { declaracion, nombre, archivoId, devuelta } = copia
    const hoja = devuelta ? await dibujada(ctx, copia) : null
    const emitida = devuelta ? null : await leerArchivo(ctx, archivoId ?? refuse(documentosMessages.pendientes))
    await dejarApertura(ctx, declaracion)
    return { nombre, hoja, emitida }
  },
  finish: async ({ nombre, hoja, emitida }, { imprimir }) => {
    const contenido = hoja ? await imprimir(hoja) : (emitida?.contenido ?? refuse(documentosMessages.pendientes))
    return { nombre, mime: 'application/pdf', contenido }
  },
})
