import { textosDeDetencionDeFirma } from '@alerce/contract/messages/contrato/firma-postulante'
import { firmarContrato } from '@alerce/contract/operations/contrato/firma-postulante'
import { firmoElContrato } from '@alerce/domain/contrato/firma-electronica'
import { notificar } from '../../base/notificaciones/notificar.ts'
import { cambiarEtapaDS } from '../../declaracion/declaracion/cambiar-etapa-ds.ts'
import { dejarConstancia } from '../../declaracion/invitacion/dejar-constancia.ts'
import { textoContrato } from '../../declaracion/invitacion/textos/read-model.ts'
import { usarCodigo } from '../../declaracion/postulante/usar-codigo.ts'
import { refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { contrafirmar } from './contrafirmar.ts'
import { leerDetencion, leerHuellas, tomarPorFirmar } from './leer-detencion.ts'
import { marcarFirmados } from './repository.ts'

/** Evidence, signature and contract in one transaction. Signed already, it changes nothing. */
export const firmarContratoUseCase = useCase(firmarContrato, async ({ pin, version }, ctx) => {
  const ventas = await tomarPorFirmar(ctx)
  const { declaracion, prospecto } = ventas.suya
  if (firmoElContrato(declaracion.etapa)) return { estado: 'firmado' as const }
  const detencion = await leerDetencion(ctx, ventas)
  if (detencion) refuse(textosDeDetencionDeFirma[detencion])
  const { id: declaracionId } = declaracion
  const { lineas, huella } = await leerHuellas(ctx, declaracionId)
  const usado = await usarCodigo(ctx, { declaracionId, uso: 'contrato', dice: huella }, pin)
  if ('quedan' in usado) return { estado: 'noCoincide' as const, ...usado }
  const texto = await textoContrato(ctx, declaracion)
  const dicho = { declaracionId, que: 'contrato' as const, acepta: true, version, ...usado }
  const firmado = { ...texto, parrafos: [...texto.parrafos, ...lineas] }
  await dejarConstancia(ctx, firmado, { ...dicho, huella })
  await marcarFirmados(ctx.tx, declaracion.id, ctx.ahora)
  await cambiarEtapaDS(ctx, declaracion, 'firmaIsapre', { evento: 'contratoFirmado' })
  await notificar(ctx, { usuarioId: prospecto.asesorId, prospectoId: prospecto.id }, 'contratoFirmado')
  await contrafirmar(ctx, declaracion.id, true)
  return { estado: 'firmado' as const }
})
