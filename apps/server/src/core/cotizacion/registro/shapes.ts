import { enPesos, enUF, factor, valorUF } from '@alerce/contract/shapes/base/dinero'
import { z } from 'zod'

// What every version of a stored quote holds.

const tramo = z.object({ desde: z.number(), hasta: z.number().nullable() })

const persona = z.object({
  rol: z.enum(['cotizante', 'carga']),
  etiqueta: z.string(),
  edad: z.number(),
  tramo,
  factor: factor(),
  exento: z.boolean(),
  gesUF: enUF(),
})

const beneficio = z.object({ codigo: z.number(), nombre: z.string(), precioUF: enUF() })

/** A price with its lines; UF with 3 decimals, whole pesos, ISO dates. */
export const foto = z.object({
  personas: z.array(persona),
  factorGrupoFamiliar: factor(),
  precioGesUF: enUF(),
  fecha: z.string(),
  precioBaseUF: enUF(),
  precioPlanUF: enUF(),
  caecUF: enUF(),
  besUF: enUF(),
  beneficios: z.array(beneficio),
  precioCOMPOS: enUF(),
  precioCOMNEG: enUF(),
  totalUF: enUF(),
  totalPesos: enPesos(),
  valorUF: valorUF(),
})

/** The same with what is to be paid, since the total is always the own one. */
export const fotoPagada = foto.extend({ pagarUF: enUF(), pagarPesos: enPesos() })

/** The UF that made the pesos: of the day, or the last one before it. */
export const uf = z.object({ valor: valorUF(), fecha: z.string(), referencia: z.boolean() })

/** What stands around the price: the plan, the tables it came from, the UF. */
export const alrededor = {
  plan: z.object({
    id: z.number(),
    codigo: z.string(),
    nombre: z.string(),
    libreEleccion: z.boolean(),
    hospitalario: z.number(),
    ambulatorio: z.number(),
    mensaje: z.string(),
    prestadores: z.array(z.string()),
  }),
  fuentes: z.object({
    primaGesUF: enUF(),
    primaGesDesde: z.string(),
    factores: z.string(),
    factoresDesde: z.string(),
  }),
  uf,
  beneficiosComplementarios: z.array(z.number()),
}
