import { common } from '@alerce/contract/messages/common'
import { refuse } from '../../core/refusal.ts'
import { findBusqueda } from '../busqueda/read-model.ts'
import { saveBusqueda } from '../busqueda/repository.ts'
import { type LugarDeCotizacion, llamadasDe } from '../llamadas-de-cotizacion.ts'
import type { Composicion, RemoteCall, RespuestaDelNucleo } from '../remote-call.ts'

type Opcion = RespuestaDelNucleo<'cotizarPlanesManual'>[number]

/** Range of the core and the last search made from here: the core has no call that reads the preferences. */
const obtenerBusqueda: Composicion<'obtenerBusqueda'> = async ({ prospectoId, lugar }, { ask, db }) => {
  const { minimoPlan, maximoPlan } = await ask(llamadasDe(lugar).rango, { prospectoId })
  const busqueda = await findBusqueda(db, prospectoId, lugar)
  if (busqueda === null || minimoPlan === null || maximoPlan === null) return null
  return { ...busqueda, minimoPlan, maximoPlan }
}

const withPrecio = (planId: number) => (opcion: Opcion) => ({
  ...opcion,
  planCotizacionId: opcion.planCotizacionId || planId,
})

async function choose(
  call: RemoteCall,
  prospectoId: number,
  lugar: LugarDeCotizacion,
  elegida: Opcion,
  beneficios: readonly number[],
) {
  const { tipoPlan } = await call.ask('obtenerDatosProspecto', { prospectoId })
  const { elegir, elegirEnPareja } = llamadasDe(lugar)
  await call.ask(tipoPlan === 'S' ? elegirEnPareja : elegir, {
    ...elegida,
    prospectoId,
    montoSiete: 0,
    beneficiosComplementarios: beneficios,
  })
}

/** 'Cotizar Plan': preferences, then the suggestions, or the plan chosen by hand. A single plan is chosen at once. */
const cotizarPlan: Composicion<'cotizarPlan'> = async (input, call) => {
  const { prospectoId, lugar, esSugerencia, planId = null, ...preferencias } = input
  const { preferir, mejores, manual } = llamadasDe(lugar)
  const { ask, db } = call
  await ask(preferir, { prospectoId, ...preferencias, esSugerencia, ...(planId === null ? {} : { planId }) })
  const { codigoRegion = null, codigoPrestador = null, porcentajeBonificacionId: bono, besId = null } = preferencias
  await saveBusqueda(db, prospectoId, lugar, {
    flujo: esSugerencia === 'N' ? 2 : 1,
    ...{ codigoRegion, region: null, codigoPrestador, prestador: null },
    ...{ hospitalario: bono?.hospitalario ?? null, ambulatorio: bono?.ambulatorio ?? null, planId, besId },
    montoAdicionalMax: preferencias.montoAdicionalMax ?? null,
  })
  const opciones =
    planId !== null && esSugerencia === 'N'
      ? (await ask(manual, { prospectoId, planId })).map(withPrecio(planId))
      : await ask(mejores, { prospectoId })
  const [sola, otra] = opciones
  if (sola && !otra) await choose(call, prospectoId, lugar, sola, besId === null ? [] : [besId])
  return opciones
}

/** A plan chosen from the offer: priced by the core, stored, and read back with its totals. */
const elegirPlan: Composicion<'elegirPlan'> = async (
  { prospectoId, planId, beneficiosComplementarios, lugar },
  call,
) => {
  const { mejores, manual, seleccionado } = llamadasDe(lugar)
  const sugeridas = await call.ask(mejores, { prospectoId })
  const sugerida = sugeridas.find(({ planCotizacionId }) => planCotizacionId === planId)
  const [aMano] = sugerida ? [] : await call.ask(manual, { prospectoId, planId })
  const elegida = sugerida ?? (aMano && withPrecio(planId)(aMano)) ?? refuse(common.notFound)
  await choose(call, prospectoId, lugar, elegida, beneficiosComplementarios ?? [])
  const guardado = await call.ask(seleccionado, { prospectoId })
  return guardado?.cotizacion ?? elegida
}

export const deCotizacion = { obtenerBusqueda, cotizarPlan, elegirPlan }
