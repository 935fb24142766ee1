import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { marca } from '../../../papeles/marca.ts'
import { note } from '../../base/bitacora/note.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import type { EnlaceDeInvitacion } from './create-enlace.ts'
import { type EnvioEnCurso, sendEnlace } from './send-enlace.ts'

/** Requirements and expiry of a personal link, as mailed to the applicant. */
export const pieDelEnlace = ({ vence }: EnlaceDeInvitacion, { reemplaza = false } = {}): string =>
  `Le pediremos su RUT, su fecha de nacimiento y un código que enviaremos a este correo. El enlace es personal${reemplaza ? ', reemplaza a los anteriores' : ''} y vence el ${aDDMMYYYY(hoyEnSantiago(vence))}.`

/** Text without data of the applicant or result: a wrong reader learns nothing. */
const texto = (nuevo: EnlaceDeInvitacion, pedida: boolean): string => `Hola:

Hay un resultado de la Declaración de Salud que usted firmó. En su página está, con lo que sigue.

Vea el resultado:
${nuevo.enlace}

${pieDelEnlace(nuevo, { reemplaza: pedida })}

Isapre ${marca.nombre}
`

interface Seguimiento {
  /** The advisor requests the link again. */
  readonly pedida?: boolean
}

/**
 * Mails a link to the applicant's page after the signature. A requested link replaces earlier ones; an automatic one
 * does not, because the applicant may be reading. Returns whether it was sent.
 */
export async function sendSeguimiento(
  ctx: EnvioEnCurso,
  declaracionId: number,
  prospecto: Prospecto,
  { pedida = false }: Seguimiento = {},
): Promise<boolean> {
  const carta = { carta: 'resultadoPostulante', llevaA: 'postulacion', declaracionId, prospecto } as const
  const nueva = { ...carta, pedida, unoMas: !pedida, texto: (nuevo: EnlaceDeInvitacion) => texto(nuevo, pedida) }
  const enviada = await sendEnlace(ctx, nueva)
  if (enviada) await note(ctx, prospecto.id, 'seguimientoEnviado')
  return enviada
}
