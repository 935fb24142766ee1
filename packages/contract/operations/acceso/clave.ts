import { largoMaximoDeClave } from '@alerce/domain/acceso/clave'
import { z } from 'zod'
import { claveMessages, olvidoMessages } from '../../messages/acceso/clave.ts'
import { operation } from '../../operation.ts'
import { roles } from '../../roles.ts'
import { read, write } from '../../route.ts'
import { texto } from '../../shapes/base/ids.ts'

/** A typed password: too long is said by its rule, absurdly long never reaches it. */
const clave = (obligatoria: string) =>
  z
    .string()
    .min(1, obligatoria)
    .max(largoMaximoDeClave * 4)

/** One's own password. Ends one's other sessions; this one goes on under a new token. */
export const cambiarClave = operation('cambiarClave', {
  route: write('/api/alerce/v1/cambiarClave', ['sesion', 'sesiones', 'usuarios']),
  access: roles,
  request: z.object({
    actual: clave(claveMessages.actualObligatoria.text),
    nueva: clave(claveMessages.nuevaObligatoria.text),
  }),
  reply: z.literal('ok'),
  failure: claveMessages.failed,
  freno: { por: 'sesion', falla: claveMessages.actualIncorrecta },
  sesion: { efecto: 'rota' },
  provisional: true,
  secret: true,
})

const enlace = z.string().min(20).max(200)

/**
 * Asks for a one-time link by mail. `usuario`: the user name, or the e-mail of one user. The answer is the same whoever
 * it names, if anybody, and comes as fast: the letter is written afterwards, and not again within minutes. From where it
 * is asked too often nothing is queued, so that nobody's letter waits behind those of a stranger.
 */
export const pedirEnlaceClave = operation('pedirEnlaceClave', {
  route: write('/api/alerce/v1/pedirEnlaceClave', ['seguridad']),
  access: 'publica',
  request: z.object({ usuario: texto(120).min(1, olvidoMessages.usuarioObligatorio.text) }),
  reply: z.literal('ok'),
  failure: olvidoMessages.noPedido,
  freno: { por: 'pedido', respuesta: 'ok' },
})

/** Of whom a one-time link would set the password, before anything is typed; it stays unused. */
export const revisarEnlaceClave = operation('revisarEnlaceClave', {
  route: read('/api/alerce/v1/revisarEnlaceClave', 'nada'),
  access: 'publica',
  request: z.object({ enlace }),
  reply: z.object({ usuario: z.string() }),
  failure: claveMessages.noRevisado,
  freno: { por: 'direccion', falla: claveMessages.enlaceNoVigente },
})

/** Sets a password with a one-time link (`enlace`: its token). Ends every session of that user. */
export const restablecerClave = operation('restablecerClave', {
  route: write('/api/alerce/v1/restablecerClave', ['sesiones', 'usuarios']),
  access: 'publica',
  request: z.object({ enlace, nueva: clave(claveMessages.nuevaObligatoria.text) }),
  reply: z.literal('ok'),
  failure: claveMessages.failed,
  freno: { por: 'direccion', falla: claveMessages.enlaceNoVigente },
})
