import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { marca } from '../../../papeles/marca.ts'
import { anotar } from '../../base/bitacora/anotar.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import type { EnlaceDeInvitacion } from './crear-enlace.ts'
import { type EnvioEnCurso, enviarEnlace } from './enviar-enlace.ts'

/** Why the applicant is called to their page again, and what the letter is. */
const motivos = {
  resultado: {
    carta: 'resultadoPostulante',
    dice: 'Hay un resultado de la Declaración de Salud que usted firmó. Véalo aquí, con lo que sigue:',
  },
  contrato: {
    carta: 'firmaPostulante',
    dice: 'Los documentos de su contrato de salud están listos. Léalos y fírmelos aquí, en su teléfono:',
  },
  contratoDeNuevo: {
    carta: 'firmaPostulante',
    dice: 'Los documentos de su contrato de salud se corrigieron después de que usted los firmó. Lea los nuevos y fírmelos aquí, en su teléfono:',
  },
} as const

/** Without a word of the applicant or of the result: whoever reads it by mistake learns nothing. */
const texto = (dice: string, { enlace, vence }: EnlaceDeInvitacion, pedida: boolean): string => `Hola:

${dice}
${enlace}

Le pediremos su RUT, su fecha de nacimiento y un código que enviaremos a este correo. El enlace es personal${pedida ? ', reemplaza a los anteriores' : ''} y vence el ${aDDMMYYYY(hoyEnSantiago(vence))}.

Isapre ${marca.nombre}
`

interface Seguimiento {
  readonly motivo?: keyof typeof motivos
  /** The advisor asks for it again. */
  readonly pedida?: boolean
}

/**
 * Mails a link to the applicant's own page, after they signed. What is asked for again stands in the place of all before
 * it; what comes by itself stands beside them, because they may be there reading. Tells whether it was sent.
 */
export async function enviarSeguimiento(
  ctx: EnvioEnCurso,
  declaracionId: number,
  prospecto: Prospecto,
  { motivo = 'resultado', pedida = false }: Seguimiento = {},
): Promise<boolean> {
  const { carta, dice } = motivos[motivo]
  const nueva = { carta, llevaA: 'postulacion', declaracionId, prospecto, pedida, unoMas: !pedida } as const
  const enviada = await enviarEnlace(ctx, { ...nueva, texto: (enlace) => texto(dice, enlace, pedida) })
  if (enviada) await anotar(ctx, prospecto.id, 'seguimientoEnviado')
  return enviada
}
