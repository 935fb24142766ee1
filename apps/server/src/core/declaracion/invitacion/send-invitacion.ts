import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { diasDeLaInvitacion } from '@alerce/domain/declaracion/invitacion/enlace'
import { marca } from '../../../papeles/marca.ts'
import { note } from '../../base/bitacora/note.ts'
import { ensureContacto } from '../../postulacion/prospecto/policy.ts'
import { contactoDe, type Prospecto } from '../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../use-case.ts'
import type { EnlaceDeInvitacion } from './create-enlace.ts'
import { sendEnlace } from './send-enlace.ts'

interface Carta extends EnlaceDeInvitacion {
  readonly asesor: string
}

/** Without a word of the applicant: whoever reads it by mistake learns of nobody. */
const texto = ({ asesor, enlace, vence }: Carta): string => `Hola:

${asesor}, de la Isapre ${marca.nombre}, le invita a completar su Declaración de Salud. Se hace en el teléfono, en unos 10 minutos, y puede dejarla a medias y seguir después.

Complete su Declaración de Salud:
${enlace}

Le pediremos su RUT, su fecha de nacimiento y un código que enviaremos a este correo. El enlace es personal y vence el ${aDDMMYYYY(hoyEnSantiago(vence))}, en ${diasDeLaInvitacion} días.

Solo usted responde la declaración: su asesor ve cuánto ha avanzado, nunca sus respuestas.

Isapre ${marca.nombre}
`

/** Mails the invitation; pressed twice it is one. Tells whether it was sent. */
export async function sendInvitacion(ctx: Context, declaracionId: number, prospecto: Prospecto): Promise<boolean> {
  ensureContacto(prospecto)
  const { nombre: asesor } = await contactoDe(ctx.tx, prospecto.asesorId)
  const carta = { carta: 'invitacionDS', llevaA: 'postulacion', declaracionId, prospecto } as const
  const enviada = await sendEnlace(ctx, { ...carta, texto: (nuevo) => texto({ asesor, ...nuevo }) })
  if (enviada) await note(ctx, prospecto.id, 'invitacionEnviada')
  return enviada
}
