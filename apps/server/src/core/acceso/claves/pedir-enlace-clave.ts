import { pedirEnlaceClave } from '@alerce/contract/operations/acceso/clave'
import { useCase } from '../../use-case.ts'
import { usuarioQuePide } from './read-model.ts'

/**
 * Same work for any name, one read and one job: the response time must not reveal an account. The job writes the mail.
 */
export const pedirEnlaceClaveUseCase = useCase(pedirEnlaceClave, async ({ usuario }, { tx, jobs, origin }) => {
  const usuarioId = await usuarioQuePide(tx, usuario.toLowerCase())
  await jobs.send(tx, 'enlace-de-clave', { usuarioId, ip: origin.ip })
  return 'ok' as const
})
