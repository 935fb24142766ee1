import { direccionRule } from '@alerce/contract/forms/acceso/suscripciones'
import { suscripcionesMessages as m } from '@alerce/contract/messages/acceso/suscripciones'
import { crearSuscripcion } from '@alerce/contract/operations/acceso/suscripciones'
import { maximoDeSuscripciones } from '@alerce/domain/acceso/suscripciones'
import { siguienteId } from '../../../platform/db/next-id.ts'
import { nuevoSecretoDeFirma } from '../../base/sucesos/sign-entrega.ts'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { recordCreada } from './cambios.ts'
import { countSuscripciones, hayClienteActivo } from './read-model.ts'
import { insertSuscripcion } from './repository.ts'

export const crearSuscripcionUseCase = useCase(crearSuscripcion, async ({ clienteId, url, sucesos }, ctx) => {
  const { tx, vault, demo } = ctx
  ensure(direccionRule(url, demo) === null, m.sinHttps, { campo: 'url' })
  ensure(await hayClienteActivo(tx, clienteId), m.clienteObligatorio, { campo: 'clienteId' })
  ensure((await countSuscripciones(tx)) < maximoDeSuscripciones, m.demasiadas)
  const id = await siguienteId(tx, 'suscripcion')
  const secreto = nuevoSecretoDeFirma()
  const sealed = vault.en('suscripcion.secreto', id).seal(secreto)
  await insertSuscripcion(tx, { id, clienteId, url, sucesos, secreto: sealed, creada: ctx.ahora })
  await recordCreada(ctx, { id, clienteId, url })
  return { suscripcionId: id, secreto }
})
