import { z } from 'zod'
import { cotizacionMessages } from '../../messages/cotizacion/cotizacion.ts'
import { planesMessages } from '../../messages/cotizacion/planes.ts'
import { operation } from '../../operation.ts'
import { cartera } from '../../roles.ts'
import { get, read, write } from '../../route.ts'
import { enPesos, enUF } from '../../shapes/base/dinero.ts'
import { idDe } from '../../shapes/base/ids.ts'
import { beneficio, lugar, opcion } from '../../shapes/cotizacion/cotizacion.ts'
import { diceElFlujo, esparcidas, preferencias } from './cotizacion.ts'

const deUnProspecto = () => z.object({ prospectoId: idDe('prospecto') })
const deUnLugar = () => z.object({ prospectoId: idDe('prospecto'), lugar: lugar() })

/** Plans for manual selection: on sale to this prospect, with a total within the saved range. Totals are ours. */
const listaDePlanes = () =>
  z.array(
    z.object({
      planId: z.number(),
      nombrePlan: z.string(),
      codigoPlan: z.string(),
      totalUF: enUF(),
      totalPesos: enPesos(),
    }),
  )

export const obtenerPlanes = operation('obtenerPlanes', {
  route: read('/api/v2/obtenerPlanes', ['cotizacion', 'rango']),
  access: cartera,
  request: deUnProspecto(),
  reply: listaDePlanes(),
  failure: planesMessages.planesFailed,
})

export const obtenerPlanesV3 = operation('obtenerPlanesV3', {
  route: get('/api/v3/ObtenerPlanes', ['cotizacion', 'rango']),
  access: cartera,
  request: deUnProspecto(),
  reply: listaDePlanes(),
  failure: planesMessages.planesFailed,
})

/** Flow 2: the requested plan (or that of the preferences), priced; empty when it is outside the range. */
export const cotizarPlanesManual = operation('cotizarPlanesManual', {
  route: read('/api/v1/cotizarPlanesManual', ['cotizacion', 'rango']),
  access: cartera,
  request: z.object({ prospectoId: idDe('prospecto'), planId: idDe('plan').optional() }),
  reply: z.array(opcion()),
  failure: planesMessages.planesFailed,
})

/** Flow 1: at most four plans by the saved preferences and range; only one after a manual choice. */
export const obtenerMejoresOpcionesCotizacion = operation('obtenerMejoresOpcionesCotizacion', {
  route: read('/api/v1/obtenerMejoresOpcionesCotizacion', ['cotizacion', 'rango', 'preferencias']),
  access: cartera,
  request: deUnProspecto(),
  reply: z.array(opcion()),
  failure: planesMessages.planesFailed,
})

/**
 * Search and range, as saved, or as they were when the quote was cleared within the last day, so a new search starts
 * there. Null: none. Names beside the codes; cover in percent. Ours.
 */
export const obtenerBusqueda = operation('obtenerBusqueda', {
  route: read('/api/alerce/v1/obtenerBusqueda', ['cotizacion', 'rango', 'preferencias']),
  access: cartera,
  request: deUnLugar(),
  reply: z
    .object({
      /** 1 suggestions, 2 a plan chosen by hand (spec 2 §4 Quoting flows). */
      flujo: z.union([z.literal(1), z.literal(2)]),
      minimoPlan: enPesos(),
      maximoPlan: enPesos(),
      codigoRegion: z.number().nullable(),
      region: z.string().nullable(),
      codigoPrestador: z.number().nullable(),
      prestador: z.string().nullable(),
      hospitalario: z.number().nullable(),
      ambulatorio: z.number().nullable(),
      planId: z.number().nullable(),
      besId: z.number().nullable(),
      /** Highest amount a month that the person would add to the 7 %; null: not stated. */
      montoAdicionalMax: enPesos().nullable(),
    })
    .nullable(),
  failure: planesMessages.busquedaFailed,
})

/**
 * Reason why a search finds no plan, and which limit to widen by how much; null when it finds plans or there is no
 * search. Ours.
 */
export const explicarBusqueda = operation('explicarBusqueda', {
  route: read('/api/alerce/v1/explicarBusqueda', ['cotizacion', 'rango', 'preferencias']),
  access: cartera,
  request: deUnLugar(),
  reply: z
    .object({
      motivo: z.enum(['region', 'prestador', 'bonificacion', 'maximo', 'minimo', 'adicional']),
      texto: z.string(),
    })
    .nullable(),
  failure: planesMessages.busquedaFailed,
})

/**
 * 'Cotizar Plan' in one act: stores the preferences, answers the plans found, and chooses a single one at once. Ours.
 */
export const cotizarPlan = operation('cotizarPlan', {
  route: write('/api/alerce/v1/cotizarPlan', ['preferencias', 'plan', 'bitacora']),
  access: ['asesor'],
  request: preferencias
    .extend({ lugar: lugar() })
    .transform(esparcidas)
    .refine(diceElFlujo, { path: ['esSugerencia'] }),
  reply: z.array(opcion()),
  failure: cotizacionMessages.preferenciasFailed,
})

/** Special benefits of one plan; `codigo` is the besId of the preferences. */
export const obtenerBeneficiosEspeciales = operation('obtenerBeneficiosEspeciales', {
  route: read('/api/v1/obtenerBeneficiosEspeciales', 'nada'),
  access: cartera,
  request: z.object({ planId: idDe('plan') }),
  reply: z.array(beneficio()),
  failure: planesMessages.beneficiosFailed,
})

export const obtenerBeneficiosComplementarios = operation('obtenerBeneficiosComplementarios', {
  route: read('/api/v1/obtenerBeneficiosComplementarios', ['cotizacion']),
  access: cartera,
  request: deUnProspecto(),
  reply: z.array(beneficio()),
  failure: planesMessages.beneficiosFailed,
})
