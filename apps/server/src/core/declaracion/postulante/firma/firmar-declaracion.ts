import { firmarDeclaracion } from '@alerce/contract/operations/declaracion/postulante'
import { anotar } from '../../../base/bitacora/anotar.ts'
import { notificar } from '../../../base/notificaciones/notificar.ts'
import { useCase } from '../../../use-case.ts'
import { firmarYEnviar } from '../../evaluacion/firmar-y-enviar.ts'
import { dejarConstancia } from '../../invitacion/dejar-constancia.ts'
import { textoFirma } from '../../invitacion/textos/read-model.ts'
import { tomarPostulacion } from '../tomar-postulacion.ts'
import { usarCodigo } from '../usar-codigo.ts'
import { avisarAQuienRecibe } from './avisar-a-quien-recibe.ts'
import { exigirFirmable } from './exigir-firmable.ts'
import { contenidoDeDS, estadoDeDS } from './huella-de-ds.ts'

/** The act of signing: evidence, sending and evaluation in one transaction. Signed already, it changes nothing. */
export const firmarDeclaracionUseCase = useCase(firmarDeclaracion, async ({ pin, version }, ctx) => {
  const tomada = await tomarPostulacion(ctx)
  const { declaracion, prospecto } = tomada
  if (declaracion.enviadaEn !== null) return { estado: 'enviada' as const }
  await exigirFirmable(ctx, tomada)
  const { id: declaracionId } = declaracion
  const usado = await usarCodigo(ctx, { declaracionId, uso: 'firma', dice: await estadoDeDS(ctx, declaracion) }, pin)
  if ('quedan' in usado) return { estado: 'noCoincide' as const, ...usado }
  const dicho = { declaracionId, que: 'firma' as const, acepta: true, version, ...usado }
  const contenido = await contenidoDeDS(ctx, declaracion)
  await dejarConstancia(ctx, await textoFirma(ctx, declaracion), { ...dicho, contenido })
  await anotar(ctx, prospecto.id, 'dsFirmada')
  await notificar(ctx, { usuarioId: prospecto.asesorId, prospectoId: prospecto.id }, 'dsFirmada')
  await firmarYEnviar(ctx, tomada)
  await avisarAQuienRecibe(ctx, prospecto)
  return { estado: 'enviada' as const }
})
