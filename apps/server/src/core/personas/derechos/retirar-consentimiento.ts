import { common } from '@alerce/contract/messages/common'
import { derechosMessages as m } from '@alerce/contract/messages/personas/derechos'
import { retirarConsentimiento } from '@alerce/contract/operations/personas/retiro'
import { takePostulacion } from '../../declaracion/postulante/take-postulacion.ts'
import { ensure, refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { readDocumento } from './documento-de-persona.ts'
import { registerPedido, respondPedido } from './pedidos.ts'
import { tieneContrato } from './read-model-consentimientos.ts'
import { actoDe } from './record-act.ts'
import { revokeConsentimientosDe } from './revoke-consentimientos.ts'

/** The session proves who asks: the request is registered, carried out and answered at once. */
const COMO_SE_SUPO = 'Se identificó en su página de postulación, con su documento y el código de su correo.'
const RESPUESTA = 'Lo retiró en su página de postulación y se hizo en el acto.'

export const retirarConsentimientoUseCase = useCase(retirarConsentimiento, async (_input, ctx) => {
  const { declaracion, prospecto } = await takePostulacion(ctx)
  ensure(!(await tieneContrato(ctx.tx, declaracion.id)), m.contratoConserva)
  const { rut, numeroPasaporte } = prospecto
  const documento = readDocumento(rut ?? numeroPasaporte ?? '', rut === null) ?? refuse(common.unauthenticated)
  const acto = actoDe(ctx)
  const pedido = { derecho: 'revocacion', documento, recibido: ctx.hoy, identidad: COMO_SE_SUPO } as const
  const { id: pedidoId } = await registerPedido(acto, pedido)
  ensure((await revokeConsentimientosDe(ctx, declaracion.id, { documento, pedidoId })) > 0, m.nadaQueRevocar)
  await respondPedido(acto, pedidoId, RESPUESTA)
  return 'ok' as const
})
