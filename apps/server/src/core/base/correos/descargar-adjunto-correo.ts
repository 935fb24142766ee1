import { common } from '@alerce/contract/messages/common'
import { descargarAdjuntoCorreo } from '@alerce/contract/operations/base/correos'
import { refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { readArchivo } from '../archivos/read-model.ts'
import { correo as buscarCorreo } from './read-model.ts'

export const descargarAdjuntoCorreoUseCase = useCase(descargarAdjuntoCorreo, async ({ correoId, adjuntoId }, ctx) => {
  const correo = (await buscarCorreo(ctx, correoId)) ?? refuse(common.notFound)
  const adjunto = correo.adjuntos.find((one) => one.archivoId === adjuntoId && !one.confidencial)
  const { archivoId, nombre } = adjunto ?? refuse(common.notFound)
  return { ...(await readArchivo(ctx, archivoId)), nombre }
})
