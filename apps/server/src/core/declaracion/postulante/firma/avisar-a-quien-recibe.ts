import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { marca } from '../../../../papeles/marca.ts'
import { anotar } from '../../../base/bitacora/anotar.ts'
import { buscarProspecto, type Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../../use-case.ts'
import { declaracionVivaDe } from '../../declaracion/read-model.ts'
import { agregarEnlace } from '../../invitacion/agregar-enlace.ts'
import type { EnlaceDeInvitacion } from '../../invitacion/crear-enlace.ts'

/** Without a word of either: whoever reads it by mistake learns of nobody. */
const texto = ({ enlace, vence }: EnlaceDeInvitacion): string => `Hola:

La otra persona de su pareja ya firmó. Cuando termine su Declaración de Salud, puede firmarla.

Firme su Declaración de Salud:
${enlace}

Le pediremos su RUT, su fecha de nacimiento y un código que enviaremos a este correo. El enlace es personal y vence el ${aDDMMYYYY(hoyEnSantiago(vence))}; los anteriores siguen sirviendo.

Isapre ${marca.nombre}
`

/** Of a pair, the giver has signed: who receives hears that it is their turn, where they were invited and have not signed. */
export async function avisarAQuienRecibe(ctx: Context, { parejaId, otorga }: Prospecto): Promise<void> {
  if (parejaId === null || otorga !== true) return
  const recibe = await buscarProspecto(ctx.tx, parejaId)
  if (!recibe?.correo) return
  const ds = await declaracionVivaDe(ctx.tx, recibe.id)
  if (ds?.tipoVenta !== 'E' || ds.enviadaEn !== null) return
  await agregarEnlace(ctx, {
    ...{ carta: 'turnoDeFirma', origen: 'correo', declaracionId: ds.id, prospecto: recibe },
    texto,
  })
  await anotar(ctx, recibe.id, 'turnoDeFirma')
}
