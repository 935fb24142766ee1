import { price } from '../apps/server/src/core/cotizacion/cotizaciones/precio/bases.ts'
import type { PlanEnVenta } from '../apps/server/src/core/cotizacion/planes/read-model.ts'
import { pesos, uf, valorUF } from '../packages/domain/base/dinero/tipos.ts'
import { grupoFamiliar } from '../packages/domain/cotizacion/cotizar.ts'
import { tablaUnica } from '../packages/domain/cotizacion/factores.ts'
import { mejoresOpciones } from '../packages/domain/cotizacion/sugerencias.ts'
import { figures, measure } from './support/measure.ts'

const BAR_MS = 50
const hoy = '2026-10-07'
const nacimientos = [
  '1982-04-01',
  '1960-09-09',
  '1984-05-02',
  '2004-01-01',
  '2008-02-02',
  '2012-03-03',
  '2016-04-04',
  '2021-05-05',
  '2025-06-06',
]

const planes = Array.from(
  { length: 2000 },
  (_, i): PlanEnVenta => ({
    id: i + 1,
    codigo: `ALXX${i}`,
    nombre: `Alerce ${i}`,
    precioBaseUF: uf((110 + (i % 540)) / 100),
    caecUF: uf((i % 7) / 100),
    libreEleccion: i % 5 === 0,
    hospitalario: 70 + (i % 4) * 10,
    ambulatorio: 50 + (i % 4) * 10,
    mensaje: '',
  }),
)

/** Computation of one suggestion, without its reads: price every plan for the family, choose four. */
function quote(): number {
  const personas = nacimientos.map((nacimiento, i) => ({
    rol: i === 0 ? ('cotizante' as const) : ('carga' as const),
    nacimiento,
    etiqueta: `Persona ${i + 1}`,
  }))
  const bases = {
    grupo: grupoFamiliar(personas, { primaUF: uf(0.731), cargaMenoresDe2: true, factores: tablaUnica }, hoy),
    uf: { valor: valorUF(41_114.53), fecha: hoy, referencia: false },
    fuentes: { primaGesUF: uf(0.731), primaGesDesde: '2026-01-01', factores: 'tabla', factoresDesde: '2020-04-01' },
  }
  const opciones = planes.map((plan) => ({ ...plan, totalPesos: price(bases, plan).foto.totalPesos }))
  return mejoresOpciones(opciones, {
    minimo: pesos(300_000),
    maximo: pesos(900_000),
    siete: pesos(300_000),
    tope: null,
  }).length
}

figures('quote, 8 beneficiaries × 2,000 plans', BAR_MS, await measure(async () => quote()))
