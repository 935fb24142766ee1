import { firmarDeclaracion } from '@alerce/contract/operations/declaracion/postulante'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { marca } from '../../../../papeles/marca.ts'
import { note } from '../../../base/bitacora/note.ts'
import { notify } from '../../../base/notificaciones/notify.ts'
import { findProspecto, type Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import { type Context, useCase } from '../../../use-case.ts'
import { declaracionVivaDe } from '../../ds/read-model.ts'
import { signAndSend } from '../../evaluacion/sign-and-send.ts'
import { addEnlace } from '../../invitacion/add-enlace.ts'
import type { EnlaceDeInvitacion } from '../../invitacion/create-enlace.ts'
import { leaveConstancia } from '../../invitacion/leave-constancia.ts'
import { textoFirma } from '../../invitacion/textos/read-model.ts'
import { consumeCodigo } from '../consume-codigo.ts'
import { takePostulacion } from '../take-postulacion.ts'
import { contenidoDeDS, ensureFirmable, estadoDeDS } from './huella-de-ds.ts'

/** Without a word of either: whoever reads it by mistake learns of nobody. */
const texto = ({ enlace, vence }: EnlaceDeInvitacion): string => `Hola:

La otra persona de su pareja ya firmó. Cuando termine su Declaración de Salud, puede firmarla.

Firme su Declaración de Salud:
${enlace}

Le pediremos su RUT, su fecha de nacimiento y un código que enviaremos a este correo. El enlace es personal y vence el ${aDDMMYYYY(hoyEnSantiago(vence))}; los anteriores siguen sirviendo.

Isapre ${marca.nombre}
`

/** Of a pair, the giver has signed: who receives hears that it is their turn, where they were invited and have not signed. */
async function notifyQuienRecibe(ctx: Context, { parejaId, otorga }: Prospecto): Promise<void> {
  if (parejaId === null || otorga !== true) return
  const recibe = await findProspecto(ctx.tx, parejaId)
  if (!recibe?.correo) return
  const ds = await declaracionVivaDe(ctx.tx, recibe.id)
  if (ds?.tipoVenta !== 'E' || ds.enviadaEn !== null) return
  await addEnlace(ctx, {
    carta: 'turnoDeFirma',
    origen: 'correo',
    declaracionId: ds.id,
    prospecto: recibe,
    texto,
  })
  await note(ctx, recibe.id, 'turnoDeFirma')
}

/** The act of signing: evidence, sending and evaluation in one transaction. Signed already, it changes nothing. */
export const firmarDeclaracionUseCase = useCase(firmarDeclaracion, async ({ pin, version }, ctx) => {
  const tomada = await takePostulacion(ctx)
  const { declaracion, prospecto } = tomada
  if (declaracion.enviadaEn !== null) return { estado: 'enviada' as const }
  await ensureFirmable(ctx, tomada)
  const { id: declaracionId } = declaracion
  const usado = await consumeCodigo(ctx, { declaracionId, uso: 'firma', dice: await estadoDeDS(ctx, declaracion) }, pin)
  if ('quedan' in usado) return { estado: 'noCoincide' as const, ...usado }
  const dicho = { declaracionId, que: 'firma' as const, acepta: true, version, ...usado }
  const contenido = await contenidoDeDS(ctx, declaracion)
  await leaveConstancia(ctx, await textoFirma(ctx, declaracion), { ...dicho, contenido })
  await note(ctx, prospecto.id, 'dsFirmada')
  await notify(ctx, { usuarioId: prospecto.asesorId, prospectoId: prospecto.id }, 'dsFirmada')
  await signAndSend(ctx, tomada)
  await notifyQuienRecibe(ctx, prospecto)
  return { estado: 'enviada' as const }
})
