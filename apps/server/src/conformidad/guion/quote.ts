import { Detenido } from '../call-core.ts'
import type { Escena, LugarDePrueba } from './escena.ts'

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
export async function quote(
  { call }: Escena,
  { codigoRegion }: LugarDePrueba,
  prospectoId: Id,
  guardar: Guardar,
  elegir: 'primero' | 'mayor' = 'primero',
): Promise<void> {
  const nombres = guardar.endsWith('Upd') ? deLaActualizacion : deLaVenta
  const { minimoMonto, maximoMonto } = await call(nombres.calcular, { prospectoId, renta: 0 })
  await call(nombres.guardarRango, { prospectoId, minimoPlan: minimoMonto, maximoPlan: maximoMonto })
  await call(nombres.leerRango, { prospectoId })
  const [prestador] = await call('obtenerPrestadores', { region: codigoRegion })
  const codigoPrestador = prestador?.codigo
  const bonos = await call('obtenerPorcentajeBonificacionPrestador', { codigoPrestador })
  const porcentajeBonificacionId = bonos.at(-1)?.porcentajeBonificacionId
  const sugerencia = { codigoRegion, codigoPrestador, porcentajeBonificacionId, esSugerencia: 'S' }
  await call(nombres.preferir, { prospectoId, ...sugerencia }, { rechazable: true })
  await call(nombres.mejores, { prospectoId })
  const planes = await call(nombres.planes, { prospectoId })
  if (planes.length === 0) throw new Detenido(`${nombres.planes}: ningún plan en el rango`)
  const precios = []
  for (const { planId } of planes.slice(0, elegir === 'mayor' ? MUESTRA : 1)) {
    const [opcion] = await call(nombres.manual, { prospectoId, planId })
    precios.push({ planId, precio: (opcion?.precioPlan ?? 0) + (opcion?.precioGES ?? 0) })
  }
  const { planId } = precios.reduce((most, next) => (next.precio > most.precio ? next : most))
  if (nombres === deLaVenta) await call('obtenerPlanesV3', { prospectoId })
  await call('obtenerBeneficiosEspeciales', { planId })
  await call('obtenerBeneficiosComplementarios', { prospectoId })
  await call(nombres.preferir, { prospectoId, planId, esSugerencia: 'N' })
  const [opcion] = await call(nombres.manual, { prospectoId, planId })
  const elegida = { ...opcion, prospectoId, montoSiete: 0, beneficiosComplementarios: [] }
  await call(guardar, { planCotizacionId: planId, ...elegida })
  await call(nombres.elegido, { prospectoId })
}
