import { common } from '@alerce/contract/messages/common'
import { obtenerCorreo } from '@alerce/contract/operations/base/correos'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { presentCabecera } from './present-cabecera.ts'
import { correo as buscarCorreo } from './read-model.ts'
import { seLee, veilEnlace } from './veil-enlace.ts'

export const obtenerCorreoUseCase = useCase(obtenerCorreo, async ({ correoId }, ctx) => {
  const correo = (await buscarCorreo(ctx, correoId)) ?? refuse(common.notFound)
  return {
    ...presentCabecera(correo),
    texto: seLee(correo, ctx) ? veilEnlace(correo, ctx).texto : null,
    intentos: correo.intentos,
    error: correo.error,
    enviado: correo.enviado && fechaYHora(correo.enviado),
    adjuntos: correo.adjuntos.map(({ archivoId, nombre, mime, confidencial }) => ({
      adjuntoId: archivoId,
      nombre,
      tipoMIME: mime,
      abierto: !confidencial,
    })),
  }
})
