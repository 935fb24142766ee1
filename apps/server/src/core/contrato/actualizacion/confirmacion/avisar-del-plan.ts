import { formatoPesos, formatoUF } from '@alerce/domain/base/dinero/formato'
import { nombreLegible } from '@alerce/domain/base/persona/nombre'
import { marca } from '../../../../papeles/marca.ts'
import { encolarCorreo } from '../../../base/correos/enviar-correo.ts'
import type { CambioDePlan } from '../../../cotizacion/cotizacion/poner-en-vigencia.ts'
import type { Cotizacion } from '../../../cotizacion/registro/read-model.ts'
import type { Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../../use-case.ts'

const linea = ({ plan, foto }: Cotizacion) =>
  `${plan.nombre} (${plan.codigo}), ${formatoUF(foto.pagarUF)} UF al mes, ${formatoPesos(foto.pagarPesos)}`

const texto = ({ nombres }: Prospecto, { antes, ahora }: CambioDePlan) => `Hola, ${nombreLegible(nombres)}:

Su plan de salud cambió, como lo acordó con su asesor.

Ahora: ${linea(ahora)}.
Antes: ${linea(antes)}.

Los documentos, el mandato y el cupón que recibió antes, si los hay, ya no sirven: le llegarán otra vez con el monto nuevo.

Si algo no corresponde, responda a su asesor.

Isapre ${marca.nombre}
`

/** Tells the applicant by mail, once, what the plan is now and what it was. */
export async function avisarDelPlan(ctx: Context, prospecto: Prospecto, cambio: CambioDePlan): Promise<void> {
  const { id: prospectoId, asesorId, correo: para } = prospecto
  const carta = { prospectoId, asesorId, para, texto: texto(prospecto, cambio), adjuntos: [] }
  await encolarCorreo(ctx, 'planActualizado', carta)
}
