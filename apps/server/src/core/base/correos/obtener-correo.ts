import { common } from '@alerce/contract/messages/common'
import { obtenerCorreo } from '@alerce/contract/operations/base/correos'
import { aFechaHora } from '@alerce/domain/base/fechas/instante'
import { refuse } from '../../refusal.ts'
import { type Context, useCase } from '../../use-case.ts'
import { leerArchivo } from '../archivos/read-model.ts'
import { presentarCabecera } from './presentar-cabecera.ts'
import { correo as buscarCorreo, type Correo } from './read-model.ts'

async function presentarAdjunto({ tx, vault }: Context, adjunto: Correo['adjuntos'][number]) {
  const { archivoId, nombre, mime, confidencial } = adjunto
  const archivo = confidencial ? null : (await leerArchivo(tx, vault, archivoId)).contenido.toString('base64')
  return { nombre, tipoMIME: mime, archivo }
}

export const obtenerCorreoUseCase = useCase(obtenerCorreo, async ({ correoId }, ctx) => {
  const correo = (await buscarCorreo(ctx.tx, correoId)) ?? refuse(common.notFound)
  const adjuntos = []
  for (const adjunto of correo.adjuntos) adjuntos.push(await presentarAdjunto(ctx, adjunto))
  return {
    ...presentarCabecera(correo),
    texto: correo.texto,
    intentos: correo.intentos,
    error: correo.error,
    enviado: correo.enviado && aFechaHora(correo.enviado),
    adjuntos,
  }
})
