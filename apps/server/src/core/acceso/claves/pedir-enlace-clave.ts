import { pedirEnlaceClave } from '@alerce/contract/operations/acceso/clave'
import { useCase } from '../../use-case.ts'
import { usuarioQuePide } from './read-model.ts'

/**
 * Whoever is named, the same is done here: one look and one job. What tells an account from none, the letter, is
 * written by the job.
 */
export const pedirEnlaceClaveUseCase = useCase(pedirEnlaceClave, async ({ usuario }, { tx, jobs, origin }) => {
  const usuarioId = await usuarioQuePide(tx, usuario.toLowerCase())
  await jobs.send(tx, 'enlace-de-clave', { usuarioId, ip: origin.ip })
  return 'ok' as const
})
