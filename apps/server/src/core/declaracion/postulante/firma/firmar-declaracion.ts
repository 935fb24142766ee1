import { firmarDeclaracion } from '@alerce/contract/operations/declaracion/postulante'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { marca } from '../../../../papeles/marca.ts'
import { anotar } from '../../../base/bitacora/anotar.ts'
import { notificar } from '../../../base/notificaciones/notificar.ts'
import { buscarProspecto, type Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import { type Context, useCase } from '../../../use-case.ts'
import { declaracionVivaDe } from '../../declaracion/read-model.ts'
import { firmarYEnviar } from '../../evaluacion/firmar-y-enviar.ts'
import { agregarEnlace } from '../../invitacion/agregar-enlace.ts'
import type { EnlaceDeInvitacion } from '../../invitacion/crear-enlace.ts'
import { dejarConstancia } from '../../invitacion/dejar-constancia.ts'
import { textoFirma } from '../../invitacion/textos/read-model.ts'
import { tomarPostulacion } from '../tomar-postulacion.ts'
import { usarCodigo } from '../usar-codigo.ts'
import { contenidoDeDS, estadoDeDS, exigirFirmable } from './huella-de-ds.ts'

/** Without a word of either: whoever reads it by mistake learns of nobody. */
const texto = ({ enlace, vence }: EnlaceDeInvitacion): string => `Hola:

La otra persona de su pareja ya firmó. Cuando termine su Declaración de Salud, puede firmarla.

Firme su Declaración de Salud:
${enlace}

Le pediremos su RUT, su fecha de nacimiento y un código que enviaremos a este correo. El enlace es personal y vence el ${aDDMMYYYY(hoyEnSantiago(vence))}; los anteriores siguen sirviendo.

Isapre ${marca.nombre}
`

/** Of a pair, the giver has signed: who receives hears that it is their turn, where they were invited and have not signed. */
async function avisarAQuienRecibe(ctx: Context, { parejaId, otorga }: Prospecto): Promise<void> {
  if (parejaId === null || otorga !== true) return
  const recibe = await buscarProspecto(ctx.tx, parejaId)
  if (!recibe?.correo) return
  const ds = await declaracionVivaDe(ctx.tx, recibe.id)
  if (ds?.tipoVenta !== 'E' || ds.enviadaEn !== null) return
  await agregarEnlace(ctx, {
    carta: 'turnoDeFirma',
    origen: 'correo',
    declaracionId: ds.id,
    prospecto: recibe,
    texto,
  })
  await anotar(ctx, recibe.id, 'turnoDeFirma')
}

/** The act of signing: evidence, sending and evaluation in one transaction. Signed already, it changes nothing. */
export const firmarDeclaracionUseCase = useCase(firmarDeclaracion, async ({ pin, version }, ctx) => {
  const tomada = await tomarPostulacion(ctx)
  const { declaracion, prospecto } = tomada
  if (declaracion.enviadaEn !== null) return { estado: 'enviada' as const }
  await exigirFirmable(ctx, tomada)
  const { id: declaracionId } = declaracion
  const usado = await usarCodigo(ctx, { declaracionId, uso: 'firma', dice: await estadoDeDS(ctx, declaracion) }, pin)
  if ('quedan' in usado) return { estado: 'noCoincide' as const, ...usado }
  const dicho = { declaracionId, que: 'firma' as const, acepta: true, version, ...usado }
  const contenido = await contenidoDeDS(ctx, declaracion)
  await dejarConstancia(ctx, await textoFirma(ctx, declaracion), { ...dicho, contenido })
  await anotar(ctx, prospecto.id, 'dsFirmada')
  await notificar(ctx, { usuarioId: prospecto.asesorId, prospectoId: prospecto.id }, 'dsFirmada')
  await firmarYEnviar(ctx, tomada)
  await avisarAQuienRecibe(ctx, prospecto)
  return { estado: 'enviada' as const }
})
