import { common } from '@alerce/contract/messages/common'
import { resultadoMessages as m } from '@alerce/contract/messages/declaracion/resultado'
import { guardarDocumentosDS } from '@alerce/contract/operations/declaracion/evaluacion'
import { revisaArchivo, tipoPorContenido } from '@alerce/domain/base/archivos/tipos'
import { firma } from '../../actor.ts'
import { guardarArchivo } from '../../base/archivos/guardar-archivo.ts'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { tomarDeclaracion } from '../declaracion/editar-declaracion.ts'
import { insertarAdjunto } from './repository.ts'

const CON_LA_DS = 40

/** A file that goes with the declaration: its bytes decide the type, and are kept encrypted. */
export const guardarDocumentosDSUseCase = useCase(guardarDocumentosDS, async (input, ctx) => {
  const { declaracion, prospecto } = await tomarDeclaracion(ctx, input)
  ensure(input.tipoAdjunto === CON_LA_DS && declaracion.enviadaEn === null, common.stageJump)
  const contenido = Buffer.from(input.binario, 'base64')
  const mime = tipoPorContenido(contenido)
  ensure(revisaArchivo(contenido) === null && mime, m.archivoInvalido, { campo: 'binario' })
  const archivoId = await guardarArchivo(ctx, { contenido, mime, confidencial: true })
  const adjuntoId = await insertarAdjunto(ctx.tx, {
    prospectoId: prospecto.id,
    declaracionId: declaracion.id,
    archivoId,
    tipoAdjunto: input.tipoAdjunto,
    nombre: input.nombreArchivo,
    por: firma(ctx.actor),
    en: ctx.ahora,
  })
  return { adjuntoId }
})
