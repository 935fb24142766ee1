import type { ActoDeSeguridad } from '@alerce/contract/catalogos/acceso/seguridad'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { nombreLegible } from '@alerce/domain/base/persona/nombre'
import { enqueueCorreo } from '../../base/correos/send-correo.ts'
import type { Context } from '../../use-case.ts'
import { recordEvento } from '../seguridad/record-evento.ts'
import type { DuenoDeFactor } from './read-model.ts'

interface CambioDeFactor {
  readonly acto: ActoDeSeguridad
  /** Part of the factor, for the log. */
  readonly sobre?: string
  /** Sentence of the letter. */
  readonly dice: string
}

const texto = ({ nombres }: DuenoDeFactor, dice: string, cuando: string) => `Hola, ${nombreLegible(nombres)}:

${dice} Fue el ${cuando}.

Si no fue usted ni lo pidió, cambie su contraseña y avise de inmediato al administrador.
`

/** Logs a change of a second factor, and tells its owner by letter. */
export async function tellCambio(ctx: Context, dueno: DuenoDeFactor, { acto, sobre, dice }: CambioDeFactor) {
  await recordEvento(ctx, acto, sobre === undefined ? dueno.usuario : `${dueno.usuario}: ${sobre}`)
  await enqueueCorreo(ctx, 'segundoFactorCambiado', {
    prospectoId: null,
    asesorId: null,
    para: dueno.correo,
    texto: texto(dueno, dice, fechaYHora(ctx.ahora)),
    adjuntos: [],
  })
}
