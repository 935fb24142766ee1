import { largoMaximoDeClave } from '@alerce/domain/acceso/clave'
import { z } from 'zod'
import { claveMessages as m } from '../../messages/acceso/clave.ts'
import { operation } from '../../operation.ts'
import { roles } from '../../roles.ts'

/** A typed password: too long is said by its rule, absurdly long never reaches it. */
const clave = (obligatoria: string) =>
  z
    .string()
    .min(1, obligatoria)
    .max(largoMaximoDeClave * 4)

/** One's own password. Ends one's other sessions; this one goes on under a new token. */
export const cambiarClave = operation('cambiarClave', {
  access: roles,
  request: z.object({ actual: clave(m.actualObligatoria.text), nueva: clave(m.nuevaObligatoria.text) }),
  reply: z.literal('ok'),
  failure: m.failed,
  freno: { por: 'sesion', falla: m.actualIncorrecta },
  sesion: { efecto: 'rota' },
  provisional: true,
  secret: true,
})

/** Sets a password with an administrator's one-time link (`enlace`: its token). Ends every session of that user. */
export const restablecerClave = operation('restablecerClave', {
  access: 'publica',
  request: z.object({ enlace: z.string().min(20).max(200), nueva: clave(m.nuevaObligatoria.text) }),
  reply: z.literal('ok'),
  failure: m.failed,
  freno: { por: 'direccion', falla: m.enlaceNoVigente },
})

export const claveOperations = [cambiarClave, restablecerClave] as const
