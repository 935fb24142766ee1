import { resultadoMessages as m } from '@alerce/contract/messages/declaracion/resultado'
import { subirAntecedente } from '@alerce/contract/operations/declaracion/postulante-resultado'
import { adjuntoQuePide } from '@alerce/domain/declaracion/adjuntos'
import { publish } from '../../../../avisos/repository.ts'
import { examineArchivo } from '../../../base/archivos/receive-archivo.ts'
import { refuse } from '../../../refusal.ts'
import { preparedUseCase } from '../../../use-case.ts'
import { saveAdjunto } from '../../evaluacion/adjuntos/receive-adjunto.ts'
import { takeInSituacion } from './take-in-situacion.ts'

export const subirAntecedenteUseCase = preparedUseCase(subirAntecedente, {
  prepare: (entrega, ctx) => examineArchivo(ctx, entrega.archivo),
  run: async (_entrega, ctx, archivo) => {
    const tomada = await takeInSituacion(ctx, 'antecedentes', 'antecedentesRenta')
    const tipoAdjunto = adjuntoQuePide(tomada.declaracion.resultado) ?? refuse(m.adjuntoNoPedido)
    const adjuntoId = await saveAdjunto(ctx, tomada, { tipoAdjunto, archivo, campo: 'archivo' })
    const { id: prospectoId, asesorId } = tomada.prospecto
    // the call names no record: whose it is stands in the session of the applicant
    await publish(ctx.tx, { tema: 'archivosDS', prospectoId, asesorId })
    return { adjuntoId }
  },
})
