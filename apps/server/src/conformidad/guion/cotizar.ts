import { Detenido } from '../llamar.ts'
import type { Escena, Lugar } from './escena.ts'

type Id = number | string

/** Names of the calls of a quote: those of the sale itself, or of its open update. */
const deLaVenta = {
  calcular: 'calcularRenta',
  guardarRango: 'guardarRangoPactado',
  leerRango: 'obtenerRangoPactado',
  preferir: 'guardarPreferencias',
  planes: 'obtenerPlanes',
  manual: 'cotizarPlanesManual',
  mejores: 'obtenerMejoresOpcionesCotizacion',
  elegido: 'obtenerPlanSeleccionado',
} as const
const deLaActualizacion = {
  calcular: 'calcularRentaUpd',
  guardarRango: 'guardarRangoPactadoUpd',
  leerRango: 'obtenerRangoPactadoUpd',
  preferir: 'guardarPreferenciasUpd',
  planes: 'obtenerPlanesUpd',
  manual: 'cotizarPlanesManualUpd',
  mejores: 'obtenerMejoresOpcionesCotizacionUpd',
  elegido: 'obtenerPlanSeleccionadoUpd',
} as const

/** Call that stores the chosen plan. */
type Guardar =
  | 'guardarPlanSeleccionado'
  | 'guardarPlanSeleccionadoCompensado'
  | 'guardarPlanSeleccionadoUpd'
  | 'guardarPlanSeleccionadoCompensadoUpd'

/** Plans whose price is asked, to find a dear one. */
const MUESTRA = 40

/** Quotes by suggestion and by hand, and chooses the first plan; a giver, whose price falls, the dearest one. */
export async function cotizar(
  { llamar }: Escena,
  { codigoRegion }: Lugar,
  prospectoId: Id,
  guardar: Guardar,
  elegir: 'primero' | 'mayor' = 'primero',
): Promise<void> {
  const nombres = guardar.endsWith('Upd') ? deLaActualizacion : deLaVenta
  const { minimoMonto, maximoMonto } = await llamar(nombres.calcular, { prospectoId, renta: 0 })
  await llamar(nombres.guardarRango, { prospectoId, minimoPlan: minimoMonto, maximoPlan: maximoMonto })
  await llamar(nombres.leerRango, { prospectoId })
  const [prestador] = await llamar('obtenerPrestadores', { region: codigoRegion })
  const codigoPrestador = prestador?.codigo
  const bonos = await llamar('obtenerPorcentajeBonificacionPrestador', { codigoPrestador })
  const porcentajeBonificacionId = bonos.at(-1)?.porcentajeBonificacionId
  const sugerencia = { codigoRegion, codigoPrestador, porcentajeBonificacionId, esSugerencia: 'S' }
  await llamar(nombres.preferir, { prospectoId, ...sugerencia }, { rechazable: true })
  await llamar(nombres.mejores, { prospectoId })
  const planes = await llamar(nombres.planes, { prospectoId })
  if (planes.length === 0) throw new Detenido(`${nombres.planes}: ningún plan en el rango`)
  const precios = []
  for (const { planId } of planes.slice(0, elegir === 'mayor' ? MUESTRA : 1)) {
    const [opcion] = await llamar(nombres.manual, { prospectoId, planId })
    precios.push({ planId, precio: (opcion?.precioPlan ?? 0) + (opcion?.precioGES ?? 0) })
  }
  const { planId } = precios.reduce((most, next) => (next.precio > most.precio ? next : most))
  if (nombres === deLaVenta) await llamar('obtenerPlanesV3', { prospectoId })
  await llamar('obtenerBeneficiosEspeciales', { planId })
  await llamar('obtenerBeneficiosComplementarios', { prospectoId })
  await llamar(nombres.preferir, { prospectoId, planId, esSugerencia: 'N' })
  const [opcion] = await llamar(nombres.manual, { prospectoId, planId })
  const elegida = { ...opcion, prospectoId, montoSiete: 0, beneficiosComplementarios: [] }
  await llamar(guardar, { planCotizacionId: planId, ...elegida })
  await llamar(nombres.elegido, { prospectoId })
}
