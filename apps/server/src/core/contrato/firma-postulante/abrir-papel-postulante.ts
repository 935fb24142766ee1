import { common } from '@alerce/contract/messages/common'
import { abrirPapelPostulante } from '@alerce/contract/operations/contrato/firma-postulante'
import { haLlegado } from '@alerce/domain/declaracion/etapas'
import { readArchivo } from '../../base/archivos/read-model.ts'
import { readPostulacion } from '../../declaracion/postulante/take-postulacion.ts'
import { ensure, refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { ensureArchivo } from '../documentos/ensure-archivo.ts'
import { findDocumento } from '../documentos/read-model.ts'

/** All of them are the applicant's, the copy of their declaration too; before they are mailed there is nothing to open. */
export const abrirPapelPostulanteUseCase = useCase(abrirPapelPostulante, async ({ imgCorrel }, ctx) => {
  const { declaracion } = await readPostulacion(ctx)
  ensure(haLlegado(declaracion.etapa, 'resumenCotizacion'), common.notFound)
  const papel = (await findDocumento(ctx.tx, declaracion.id, imgCorrel)) ?? refuse(common.notFound)
  return { ...(await readArchivo(ctx, ensureArchivo(papel))), nombre: papel.nombre }
})
