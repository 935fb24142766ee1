import { documentosMessages as m } from '@alerce/contract/messages/contrato/documentos'
import { descargarDocumentosContractuales } from '@alerce/contract/operations/contrato/documentos'
import { leerArchivo } from '../../../base/archivos/read-model.ts'
import { leerDeclaracion } from '../../../declaracion/declaracion/leer-declaracion.ts'
import { exigirSinActualizacion } from '../../../postulacion/edicion/exigir-actualizacion.ts'
import { ensure, refuse } from '../../../refusal.ts'
import { finishedUseCase } from '../../../use-case.ts'
import { exigirArchivo } from '../exigir-archivo.ts'
import { PDF } from '../read-model.ts'
import { componerCuaderno } from './componer-cuaderno.ts'
import { papelesPorReunir, reunidoDe } from './read-model.ts'

/** The one PDF as it was kept with the last of its papers; in the moment before that, put together here: the same bytes. */
export const descargarDocumentosContractualesUseCase = finishedUseCase(descargarDocumentosContractuales, {
  run: async ({ id }, ctx) => {
    const { declaracion, prospecto } = await leerDeclaracion(ctx, id)
    await exigirSinActualizacion(ctx, prospecto.id)
    const { documentos, papeles } = await papelesPorReunir(ctx.tx, id)
    ensure(documentos.length > 0, m.sinDatos)
    const nombre = `documentos-contractuales-${declaracion.folio}.pdf`
    const archivoId = await reunidoDe(ctx.tx, id, papeles)
    if (archivoId !== null) return { nombre, contenido: (await leerArchivo(ctx, archivoId)).contenido }
    for (const documento of documentos) exigirArchivo(documento)
    return {
      nombre,
      cuaderno: (await componerCuaderno({ ...ctx, db: ctx.tx }, id, documentos)) ?? refuse(m.pendientes),
    }
  },
  finish: async ({ nombre, ...hecho }, { imprimir }) => ({
    contenido: 'cuaderno' in hecho ? await imprimir(hecho.cuaderno) : hecho.contenido,
    mime: PDF,
    nombre,
  }),
})
