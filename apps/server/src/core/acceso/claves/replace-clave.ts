import { claveMessages } from '@alerce/contract/messages/acceso/clave'
import { revisaClave } from '@alerce/domain/acceso/clave'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { nombreLegible } from '@alerce/domain/base/persona/nombre'
import { hashPassword } from '../../../platform/password.ts'
import { enqueueCorreo } from '../../base/correos/send-correo.ts'
import { refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import type { Dueno } from './read-model.ts'
import { setClave } from './repository.ts'
import { voidEnlaces } from './void-enlaces.ts'

const texto = ({ nombres }: Dueno, cuando: string) => `Hola, ${nombreLegible(nombres)}:

La contraseña con que usted ingresa al Panel del Asesor cambió el ${cuando}.

Si no fue usted, avise de inmediato al administrador.
`

/** Sets a password if it may be one, and tells its owner. `actual`: the one it replaces, where it was typed. */
export async function replaceClave(ctx: Context, dueno: Dueno, nueva: string, actual?: string): Promise<void> {
  const { tx, ahora } = ctx
  const problema = revisaClave(nueva, dueno, actual)
  if (problema) refuse(claveMessages[problema], { campo: 'nueva' })
  await setClave(tx, dueno.id, await hashPassword(nueva), ahora)
  await voidEnlaces(tx, dueno.id, ahora)
  await enqueueCorreo(ctx, 'claveCambiada', {
    prospectoId: null,
    asesorId: null,
    para: dueno.correo,
    texto: texto(dueno, fechaYHora(ahora)),
    adjuntos: [],
  })
}
