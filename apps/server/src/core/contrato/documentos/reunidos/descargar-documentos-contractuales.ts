import { documentosMessages as m } from '@alerce/contract/messages/contrato/documentos'
import { descargarDocumentosContractuales } from '@alerce/contract/operations/contrato/documentos'
import { readArchivo } from '../../../base/archivos/read-model.ts'
import { readDeclaracion } from '../../../declaracion/ds/read-declaracion.ts'
import { ensureNoActualizacion } from '../../../postulacion/edicion/ensure-actualizacion.ts'
import { ensure, refuse } from '../../../refusal.ts'
import { finishedUseCase } from '../../../use-case.ts'
import { ensureArchivo } from '../ensure-archivo.ts'
import { PDF } from '../read-model.ts'
import { composeCuaderno } from './compose-cuaderno.ts'
import { papelesPorReunir, reunidoDe } from './read-model.ts'

/** The one PDF as it was kept with the last of its papers; in the moment before that, put together here: the same bytes. */
export const descargarDocumentosContractualesUseCase = finishedUseCase(descargarDocumentosContractuales, {
  run: async ({ id }, ctx) => {
    const { declaracion, prospecto } = await readDeclaracion(ctx, id)
    await ensureNoActualizacion(ctx, prospecto.id)
    const { documentos, papeles } = await papelesPorReunir(ctx.tx, id)
    ensure(documentos.length > 0, m.sinDatos)
    const nombre = `documentos-contractuales-${declaracion.folio}.pdf`
    const archivoId = await reunidoDe(ctx.tx, id, papeles)
    if (archivoId !== null) return { nombre, contenido: (await readArchivo(ctx, archivoId)).contenido }
    for (const documento of documentos) ensureArchivo(documento)
    return {
      nombre,
      cuaderno: (await composeCuaderno({ ...ctx, db: ctx.tx }, id, documentos)) ?? refuse(m.pendientes),
    }
  },
  finish: async ({ nombre, ...hecho }, { print }) => ({
    contenido: 'cuaderno' in hecho ? await print(hecho.cuaderno) : hecho.contenido,
    mime: PDF,
    nombre,
  }),
})
