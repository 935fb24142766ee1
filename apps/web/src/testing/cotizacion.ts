import { factor, pesos, uf, valorUF } from '@alerce/domain/base/dinero/tipos'
import type { ReplyOf } from '../lib/api/call.ts'

type Cotizacion = ReplyOf<'resumenCotizacion'>
type ResumenPlan = ReplyOf<'obtenerResumenPlan'>
type Opcion = ReplyOf<'obtenerMejoresOpcionesCotizacion'>[number]

const persona = (etiqueta: string, edad: number, pesa: number): Cotizacion['personas'][number] => ({
  etiqueta,
  rol: etiqueta === 'Titular' ? 'cotizante' : 'carga',
  edad,
  tramo: { desde: 35, hasta: 45 },
  factor: factor(pesa),
  exento: pesa === 0,
  gesUF: uf(0.731),
})

/** A quote for a family with a baby: 2,340 × 2,6 + 4 GES premiums. */
export const cotizacionDe = (part: Partial<Cotizacion> = {}): Cotizacion => ({
  codigoPlan: 'ALBQ261004',
  nombrePlan: 'Alerce Bosque 90',
  planCotizacionId: 4,
  esLibreEleccion: false,
  hospitalario: 90,
  ambulatorio: 70,
  prestadores: ['Clínica Indisa', 'Clínica Dávila'],
  preciobasePlanUF: uf(2.34),
  factorGrupoFamiliar: factor(2.6),
  precioPlanUF: uf(6.084),
  precioGesUF: uf(2.924),
  CAECUF: uf(0),
  BESUF: uf(0),
  precioCOMPOS: uf(0),
  precioCOMNEG: uf(0),
  totalUF: uf(9.008),
  totalPesos: pesos(370_212),
  personas: [persona('Titular', 40, 1.3), persona('Cónyuge', 33, 0.7), persona('Hijo', 5, 0.6), persona('Hijo', 1, 0)],
  beneficios: [],
  fuentes: {
    primaGesUF: uf(0.731),
    primaGesDesde: '01-01-2026',
    factores: 'Tabla Única',
    factoresDesde: '01-04-2020',
    fecha: '05-10-2026',
  },
  uf: { valor: valorUF(41_098.15), fecha: '05-10-2026', referencia: false },
  ...part,
})

/** The same as an option on offer. */
export function opcionDe(part: Partial<Cotizacion> = {}): Opcion {
  const cotizacion = cotizacionDe(part)
  return {
    ...cotizacion,
    precioGES: cotizacion.precioGesUF,
    precioPlan: cotizacion.precioPlanUF,
    mensaje: '',
    precioCompOtorga: uf(0),
    precioCompRecibe: uf(0),
    precioTotalS: cotizacion.totalUF,
  }
}

/** The same once it is confirmed. */
export function resumenPlanDe(part: Partial<ResumenPlan> = {}): ResumenPlan {
  const cotizacion = cotizacionDe()
  return {
    ...cotizacion,
    precioPlan: cotizacion.precioPlanUF,
    precioGES: cotizacion.precioGesUF,
    precioTotal: cotizacion.totalUF,
    beneficiosComplementarios: [],
    ...part,
  }
}
