import { documentosMessages } from '@alerce/contract/messages/contrato/documentos'
import { abrirCopiaDS } from '@alerce/contract/operations/contrato/copia-ds'
import { readArchivo } from '../../base/archivos/read-model.ts'
import { cotizacionVigente } from '../../cotizacion/cotizaciones/read-model.ts'
import { refuse } from '../../refusal.ts'
import { type Context, finishedUseCase } from '../../use-case.ts'
import { composeDeclaracionSalud } from '../documentos/contenido/compose-papel.ts'
import { leaveApertura, readCopia } from './read-copia.ts'

/** A denied declaration, drawn for who declared it. */
async function dibujada(
  { tx, vault, ahora }: Context,
  { declaracion, prospecto }: Awaited<ReturnType<typeof readCopia>>,
) {
  const cotizacion = (await cotizacionVigente(tx, prospecto.id)) ?? refuse(documentosMessages.sinDatos)
  return await composeDeclaracionSalud({ db: tx, vault }, { declaracion, prospecto, cotizacion, emitida: ahora })
}

export const abrirCopiaDSUseCase = finishedUseCase(abrirCopiaDS, {
  run: async ({ enlace }, ctx) => {
    const copia = await readCopia(ctx, enlace)
    const { declaracion, nombre, archivoId, devuelta } = copia
    const hoja = devuelta ? await dibujada(ctx, copia) : null
    const emitida = devuelta ? null : await readArchivo(ctx, archivoId ?? refuse(documentosMessages.pendientes))
    await leaveApertura(ctx, declaracion)
    return { nombre, hoja, emitida }
  },
  finish: async ({ nombre, hoja, emitida }, { print }) => {
    const contenido = hoja ? await print(hoja) : (emitida?.contenido ?? refuse(documentosMessages.pendientes))
    return { nombre, mime: 'application/pdf', contenido }
  },
})
