import { common } from '@alerce/contract/messages/common'
import { abrirPapelPostulante } from '@alerce/contract/operations/contrato/firma-postulante'
import { haLlegado } from '@alerce/domain/declaracion/etapas'
import { leerArchivo } from '../../base/archivos/read-model.ts'
import { leerPostulacion } from '../../declaracion/postulante/tomar-postulacion.ts'
import { ensure, refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { exigirArchivo } from '../documentos/exigir-archivo.ts'
import { buscarDocumento } from '../documentos/read-model.ts'

/** All of them are the applicant's, the copy of their declaration too; before they are mailed there is nothing to open. */
export const abrirPapelPostulanteUseCase = useCase(abrirPapelPostulante, async ({ imgCorrel }, ctx) => {
  const { declaracion } = await leerPostulacion(ctx)
  ensure(haLlegado(declaracion.etapa, 'resumenCotizacion'), common.notFound)
  const papel = (await buscarDocumento(ctx.tx, declaracion.id, imgCorrel)) ?? refuse(common.notFound)
  return { ...(await leerArchivo(ctx, exigirArchivo(papel))), nombre: papel.nombre }
})
