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

/** Plans for manual selection: those on sale to this prospect whose total lies in the saved range. Totals are ours. */
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

/** Flow 2: the plan asked for (or that of the preferences), priced; empty when it lies outside the range. */
export const cotizarPlanesManual = operation('cotizarPlanesManual', {
  route: read('/api/v1/cotizarPlanesManual', ['cotizacion', 'rango']),
  access: cartera,
  request: z.object({ prospectoId: idDe('prospecto'), planId: idDe('plan').optional() }),
  reply: z.array(opcion()),
  failure: planesMessages.planesFailed,
})

/** Flow 1: at most four plans by the saved preferences and range; one alone when a plan was chosen by hand. */
export const obtenerMejoresOpcionesCotizacion = operation('obtenerMejoresOpcionesCotizacion', {
  route: read('/api/v1/obtenerMejoresOpcionesCotizacion', ['cotizacion', 'rango', 'preferencias']),
  access: cartera,
  request: deUnProspecto(),
  reply: z.array(opcion()),
  failure: planesMessages.planesFailed,
})

/**
 * What was looked for, and the range: as they are saved, or as they were when the quote was forgotten within a day, so
 * that who looks again begins there. Null: nothing was. Names beside the codes; cover in percent. Ours.
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
      /** What the person would add to the 7 % at most, a month; null: they have not said. */
      montoAdicionalMax: enPesos().nullable(),
    })
    .nullable(),
  failure: planesMessages.busquedaFailed,
})

/** Why what is looked for finds nothing, and what to widen by how much; null while something is found, or nothing asked. Ours. */
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

/** 'Cotizar Plan' in one act: the preferences are kept, what they find is answered, and one alone is chosen at once. Ours. */
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
