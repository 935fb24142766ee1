import { z } from 'zod'
import { planesMessages as m } from '../../messages/cotizacion/planes.ts'
import { operation } from '../../operation.ts'
import { beneficio, opcion } from '../../shapes/cotizacion.ts'
import { idDe } from '../../shapes/ids.ts'
import { cartera } from '../roles.ts'

const deUnProspecto = () => z.object({ prospectoId: idDe('prospecto') })

/** Plans for manual selection: those on sale to this prospect whose total lies in the saved range. Totals are ours. */
const listaDePlanes = () =>
  z.array(
    z.object({
      planId: z.number(),
      nombrePlan: z.string(),
      codigoPlan: z.string(),
      totalUF: z.number(),
      totalPesos: z.number(),
    }),
  )

export const obtenerPlanes = operation('obtenerPlanes', {
  access: cartera,
  request: deUnProspecto(),
  reply: listaDePlanes(),
  failure: m.planesFailed,
})

export const obtenerPlanesV3 = operation('obtenerPlanesV3', {
  access: cartera,
  request: deUnProspecto(),
  reply: listaDePlanes(),
  failure: m.planesFailed,
})

/** Flow 2: the plan asked for (or that of the preferences), priced; empty when it lies outside the range. */
export const cotizarPlanesManual = operation('cotizarPlanesManual', {
  access: cartera,
  request: z.object({ prospectoId: idDe('prospecto'), planId: idDe('plan').optional() }),
  reply: z.array(opcion()),
  failure: m.planesFailed,
})

/** Flow 1: at most four plans by the saved preferences and range; one alone when a plan was chosen by hand. */
export const obtenerMejoresOpcionesCotizacion = operation('obtenerMejoresOpcionesCotizacion', {
  access: cartera,
  request: deUnProspecto(),
  reply: z.array(opcion()),
  failure: m.planesFailed,
})

/** Special benefits of one plan; `codigo` is the besId of the preferences. */
export const obtenerBeneficiosEspeciales = operation('obtenerBeneficiosEspeciales', {
  access: cartera,
  request: z.object({ planId: idDe('plan') }),
  reply: z.array(beneficio()),
  failure: m.beneficiosFailed,
})

export const obtenerBeneficiosComplementarios = operation('obtenerBeneficiosComplementarios', {
  access: cartera,
  request: deUnProspecto(),
  reply: z.array(beneficio()),
  failure: m.beneficiosFailed,
})

export const planesOperations = [
  obtenerPlanes,
  obtenerPlanesV3,
  cotizarPlanesManual,
  obtenerMejoresOpcionesCotizacion,
  obtenerBeneficiosEspeciales,
  obtenerBeneficiosComplementarios,
] as const
