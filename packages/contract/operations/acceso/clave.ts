import { largoMaximoDeClave } from '@alerce/domain/acceso/clave'
import { z } from 'zod'
import { claveMessages, olvidoMessages } from '../../messages/acceso/clave.ts'
import { operation } from '../../operation.ts'
import { roles } from '../../roles.ts'
import { read, write } from '../../route.ts'
import { texto } from '../../shapes/base/ids.ts'

/** Typed password. Its rule reports one that is too long; the shape stops only absurd lengths. */
const clave = (obligatoria: string) =>
  z
    .string()
    .min(1, obligatoria)
    .max(largoMaximoDeClave * 4)

/** Caller's own password. Ends the caller's other sessions; this one continues under a new token. */
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
 * Mails a one-time link. `usuario`: the user name, or the e-mail of one user. The reply has the same content and delay
 * for any name, so it reveals no user: the letter is queued later, at most once within minutes. Too many calls from one
 * address queue nothing, so that other letters do not wait behind them.
 */
export const pedirEnlaceClave = operation('pedirEnlaceClave', {
  route: write('/api/alerce/v1/pedirEnlaceClave', ['seguridad']),
  access: 'publica',
  request: z.object({ usuario: texto(120).min(1, olvidoMessages.usuarioObligatorio.text) }),
  reply: z.literal('ok'),
  failure: olvidoMessages.noPedido,
  freno: { por: 'pedido', respuesta: 'ok' },
})

/** User of a one-time link, before anything is typed; the link stays unused. */
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
