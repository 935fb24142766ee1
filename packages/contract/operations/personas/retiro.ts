import { z } from 'zod'
import { todoDeUnaPersona } from '../../asuntos.ts'
import { derechosMessages as m } from '../../messages/personas/derechos.ts'
import { operation } from '../../operation.ts'
import { read, write } from '../../route.ts'

/**
 * Effect of a withdrawal on the applicant's own declaration, with their advisor. `conContrato`: a contract keeps it, which
 * does not rest on the consent.
 */
export const obtenerRetiro = operation('obtenerRetiro', {
  route: read('/api/alerce/v1/postulante/obtenerRetiro', ['postulante']),
  access: ['postulante'],
  request: z.object({}),
  reply: z.object({ conContrato: z.boolean(), asesor: z.string(), correo: z.string() }),
  failure: m.retiroNoLeido,
})

/**
 * Withdraws the consents that the applicant gave in the declaration of their session: it ends, its health data are
 * deleted, the request stands answered in the register, and the session ends.
 */
export const retirarConsentimiento = operation('retirarConsentimiento', {
  route: write('/api/alerce/v1/postulante/retirarConsentimiento', [
    'pedidos',
    'seguridad',
    'accesos',
    ...todoDeUnaPersona,
  ]),
  access: ['postulante'],
  request: z.object({}),
  reply: z.literal('ok'),
  failure: m.retiroNoHecho,
  sesion: { efecto: 'cierraPostulante' },
})
