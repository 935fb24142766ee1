import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { formatoPesos, formatoUF } from '@alerce/domain/base/dinero/formato'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { nombreLegible } from '@alerce/domain/base/persona/nombre'
import { formatoTelefono } from '@alerce/domain/base/persona/telefono'
import type { Foto } from '@alerce/domain/cotizacion/cotizar'
import { valeHasta } from '@alerce/domain/cotizacion/validez'
import { maximoDeEnvios } from '@alerce/domain/limites'
import type { CotizacionOfrecida } from '../../../../papeles/cotizacion.ts'
import { marca } from '../../../../papeles/marca.ts'
import { parametrosAl } from '../../../base/parametros/read-model.ts'
import { type AsesorDeVenta, contactoDe, type Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import { ensure, refuse } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import type { Cotizacion } from '../../registro/read-model.ts'
import { cotizacionVigente, type Lugar } from '../read-model.ts'
import { cuantasEnviadas } from './read-model.ts'

/** Amount to pay of a side of a pair, which differs from its total. */
function aPagar({ precioCOMPOS, precioCOMNEG, pagarUF, pagarPesos }: Foto): string {
  const que = precioCOMPOS > 0 ? `otorga ${formatoUF(precioCOMPOS)}` : `recibe ${formatoUF(precioCOMNEG)}`
  const pareja = precioCOMPOS > 0 || precioCOMNEG > 0
  return pareja ? `A pagar: ${formatoUF(pagarUF)} UF, ${formatoPesos(pagarPesos)} (${que} UF de compensación).\n` : ''
}

const asesorDe = ({ nombre, correo, telefono }: AsesorDeVenta) =>
  [`Asesor: ${nombre}`, `Correo: ${correo}`, ...(telefono ? [`Teléfono: ${formatoTelefono(telefono)}`] : [])].join('\n')

const texto = (
  { nombres }: Prospecto,
  { plan, foto }: Cotizacion,
  { asesor, hasta }: CotizacionOfrecida,
  enlace: string,
) => `Hola, ${nombreLegible(nombres)}:

Adjuntamos la cotización del plan ${plan.nombre} (${plan.codigo}).

Total mensual: ${formatoUF(foto.totalUF)} UF, ${formatoPesos(foto.totalPesos)}.
${aPagar(foto)}
Véala y respóndala aquí:
${enlace}

Vale hasta el ${aDDMMYYYY(hasta)}. El documento explica cada línea del precio. Si tiene dudas, responda a su asesor.

${asesorDe(asesor)}

Isapre ${marca.nombre}
`

/** Letter of a quote: addressee, text with the link of its page, and file name of the paper. */
export const cartaDeCotizacion = (
  postulante: Prospecto,
  cotizacion: Cotizacion,
  ofrecida: CotizacionOfrecida,
  enlace: string,
) => ({
  para: postulante.correo,
  texto: texto(postulante, cotizacion, ofrecida, enlace),
  adjunto: nombreDelPapel(cotizacion),
})

export const nombreDelPapel = ({ plan }: Cotizacion): string => `cotizacion-${plan.codigo}.pdf`

/** Advisor who answers for a quote, and its last valid day. */
export async function readOfrecida(
  { tx }: Pick<Context, 'tx'>,
  { asesorId }: Pick<Prospecto, 'asesorId'>,
  { foto: { fecha } }: Cotizacion,
): Promise<CotizacionOfrecida> {
  const { diasDeCotizacion } = await parametrosAl(tx, fecha)
  return { asesor: await contactoDe(tx, asesorId), hasta: valeHasta(fecha, diasDeCotizacion) }
}

/** Quote that can be mailed: 422 without a chosen plan, or when the limit of mailed quotes is reached. */
export async function ensureEnviable(
  { tx }: Pick<Context, 'tx'>,
  prospectoId: number,
  lugar: Lugar,
): Promise<Cotizacion> {
  const cotizacion = (await cotizacionVigente(tx, prospectoId, lugar)) ?? refuse(planesMessages.sinPlan)
  ensure((await cuantasEnviadas(tx, prospectoId)) < maximoDeEnvios, planesMessages.demasiadosEnvios)
  return cotizacion
}
