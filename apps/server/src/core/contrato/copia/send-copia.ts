import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { marca } from '../../../papeles/marca.ts'
import { note } from '../../base/bitacora/note.ts'
import type { DeclaracionDeProspecto } from '../../declaracion/ds/read-declaracion.ts'
import { correoDelPostulante } from '../../declaracion/ds/read-model-personas.ts'
import type { EnlaceDeInvitacion } from '../../declaracion/invitacion/create-enlace.ts'
import { type EnvioEnCurso, sendEnlace } from '../../declaracion/invitacion/send-enlace.ts'
import type { Context } from '../../use-case.ts'

/** Without a word of the applicant: whoever reads it by mistake learns of nobody. */
const texto = ({ enlace, vence }: EnlaceDeInvitacion): string => `Hola:

La copia de su Declaración de Salud está lista. Por seguridad no va adjunta: léala y guárdela.

Lea su Declaración de Salud:
${enlace}

Le pediremos su RUT, su fecha de nacimiento y un código que enviaremos a este correo. El enlace es personal, reemplaza a los anteriores y vence el ${aDDMMYYYY(hoyEnSantiago(vence))}. Después puede pedir otro a su asesor.

Isapre ${marca.nombre}
`

/** As little of the applicant, and no word of the outcome, which is health. */
const textoDeDevolucion = ({ enlace, vence }: EnlaceDeInvitacion): string => {
  const hasta = aDDMMYYYY(hoyEnSantiago(vence))
  return `Hola:

Su Declaración de Salud y los antecedentes que entregó son suyos.

Descargue sus documentos:
${enlace}

Le pediremos su RUT, su fecha de nacimiento y un código que enviaremos a este correo. El enlace es personal y vence el ${hasta}; cumplido ese plazo la isapre elimina esos datos y conserva solo que hubo un trámite. Si entregó documentos en papel, se los devolveremos aparte.

Isapre ${marca.nombre}
`
}

/** Mails the applicant of a denied declaration the link to what they declared and handed in. */
export async function sendDevolucion(
  ctx: EnvioEnCurso,
  { declaracion, prospecto }: DeclaracionDeProspecto,
): Promise<void> {
  const correo = await correoDelPostulante(ctx.tx, declaracion.id, prospecto)
  const carta = { carta: 'devolucionDS', llevaA: 'copia', declaracionId: declaracion.id } as const
  const nueva = { ...carta, prospecto: { ...prospecto, correo }, texto: textoDeDevolucion }
  if (await sendEnlace(ctx, nueva)) await note(ctx, prospecto.id, 'devolucionEnviada')
}

/** Mails the applicant the link to the copy of their declaration, never the copy. */
export async function sendCopia(ctx: Context, { declaracion, prospecto }: DeclaracionDeProspecto): Promise<void> {
  const correo = await correoDelPostulante(ctx.tx, declaracion.id, prospecto)
  const carta = { carta: 'copiaDS', llevaA: 'copia', declaracionId: declaracion.id } as const
  const enviada = await sendEnlace(ctx, { ...carta, prospecto: { ...prospecto, correo }, texto })
  if (enviada) await note(ctx, prospecto.id, 'copiaEnviada')
}
