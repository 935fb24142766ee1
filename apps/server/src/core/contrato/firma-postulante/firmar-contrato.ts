import { textosDeDetencionDeFirma } from '@alerce/contract/messages/contrato/firma-postulante'
import { firmarContrato } from '@alerce/contract/operations/contrato/firma-postulante'
import { firmoElContrato } from '@alerce/domain/contrato/firma-electronica'
import { notify } from '../../base/notificaciones/notify.ts'
import { changeEtapaDS } from '../../declaracion/ds/change-etapa-ds.ts'
import { leaveConstancia } from '../../declaracion/invitacion/leave-constancia.ts'
import { textoContrato } from '../../declaracion/invitacion/textos/read-model.ts'
import { consumeCodigo } from '../../declaracion/postulante/consume-codigo.ts'
import { refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { countersign } from './countersign.ts'
import { readDetencion, readHuellas, takeToSign } from './read-detencion.ts'
import { markFirmados } from './repository.ts'

/** Evidence, signature and contract in one transaction. Signed already, it changes nothing. */
export const firmarContratoUseCase = useCase(firmarContrato, async ({ pin, version }, ctx) => {
  const ventas = await takeToSign(ctx)
  const { declaracion, prospecto } = ventas.suya
  if (firmoElContrato(declaracion.etapa)) return { estado: 'firmado' as const }
  const detencion = await readDetencion(ctx, ventas)
  if (detencion) refuse(textosDeDetencionDeFirma[detencion])
  const { id: declaracionId } = declaracion
  const { lineas, huella } = await readHuellas(ctx, declaracionId)
  const usado = await consumeCodigo(ctx, { declaracionId, uso: 'contrato', dice: huella }, pin)
  if ('quedan' in usado) return { estado: 'noCoincide' as const, ...usado }
  const texto = await textoContrato(ctx, declaracion)
  const dicho = { declaracionId, que: 'contrato' as const, acepta: true, version, ...usado }
  const firmado = { ...texto, parrafos: [...texto.parrafos, ...lineas] }
  await leaveConstancia(ctx, firmado, { ...dicho, huella })
  await markFirmados(ctx.tx, declaracion.id, ctx.ahora)
  await changeEtapaDS(ctx, declaracion, 'firmaIsapre', { evento: 'contratoFirmado' })
  await notify(ctx, { usuarioId: prospecto.asesorId, prospectoId: prospecto.id }, 'contratoFirmado')
  await countersign(ctx, declaracion.id, true)
  return { estado: 'firmado' as const }
})
