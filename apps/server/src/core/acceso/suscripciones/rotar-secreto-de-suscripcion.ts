import { common } from '@alerce/contract/messages/common'
import { rotarSecretoDeSuscripcion } from '@alerce/contract/operations/acceso/suscripciones'
import { horasDelSecretoAnterior } from '@alerce/domain/acceso/suscripciones'
import { HORA_MS } from '@alerce/domain/base/fechas/duracion'
import { nuevoSecretoDeFirma } from '../../base/sucesos/sign-entrega.ts'
import { refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { ensureSuscripcionLeida, recordCambio } from './cambios.ts'
import { suscripcionParaCambiar } from './read-model.ts'
import { changeSecretos } from './repository.ts'

export const rotarSecretoDeSuscripcionUseCase = useCase(rotarSecretoDeSuscripcion, async (input, ctx) => {
  const { tx, vault, ahora } = ctx
  const antes = (await suscripcionParaCambiar(tx, input.suscripcionId)) ?? refuse(common.notFound)
  await ensureSuscripcionLeida(ctx, input.version, antes)
  const secreto = nuevoSecretoDeFirma()
  const anteriorHasta = new Date(Date.parse(ahora) + horasDelSecretoAnterior * HORA_MS).toISOString()
  const anterior = vault.en('suscripcion.secreto', antes.id).open<string>(antes.secreto)
  await changeSecretos(tx, antes.id, {
    secreto: vault.en('suscripcion.secreto', antes.id).seal(secreto),
    secretoAnterior: vault.en('suscripcion.secreto_anterior', antes.id).seal(anterior),
    anteriorHasta,
  })
  await recordCambio(ctx, antes, ['secreto'])
  return { secreto, anteriorHasta }
})
