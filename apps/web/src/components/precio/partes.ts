import { type UF, uf } from '@alerce/domain/base/dinero/tipos'
import { nombreDePersona } from '@alerce/domain/cotizacion/lineas'
import { reparteElPlan } from '@alerce/domain/cotizacion/reparto'
import type { ReplyOf } from '../../lib/api/call.ts'

export type Cotizacion = ReplyOf<'resumenCotizacion'>

/** A piece of the price: its share in UF, and the swatch that the bar and the lines share. */
interface ParteDibujada {
  readonly nombre: string
  readonly uf: UF
  readonly color: number
}

/** Swatches of parts of no person. */
export const GES = 4
export const OTROS = 5

/** The holder has the first swatch; the others take the next two in turn. */
export const colorDePersona = (index: number) => (index === 0 ? 1 : 2 + ((index - 1) % 2))

/** Share of each person in the plan price, in the order of the quote; the shares add up to it. */
function partesDePersonas({ preciobasePlanUF, precioPlanUF, personas }: Cotizacion): ParteDibujada[] {
  // A remote core does not tell who makes the price
  if (personas.length === 0) return [{ nombre: 'Plan', uf: precioPlanUF, color: colorDePersona(0) }]
  const factores = personas.map(({ factor }) => factor)
  const shares = reparteElPlan(preciobasePlanUF, factores, precioPlanUF)
  return personas.map((persona, index) => ({
    nombre: nombreDePersona(persona),
    uf: shares[index] ?? uf(0),
    color: colorDePersona(index),
  }))
}

/** The pieces of the bar, none of them empty. They add up to the total. */
export function partesDelPrecio(cotizacion: Cotizacion): ParteDibujada[] {
  const { precioGesUF, CAECUF, BESUF } = cotizacion
  const extra: ParteDibujada[] = [
    { nombre: 'GES', uf: precioGesUF, color: GES },
    { nombre: 'CAEC', uf: CAECUF, color: OTROS },
    { nombre: 'Beneficios', uf: BESUF, color: OTROS },
  ]
  return [...partesDePersonas(cotizacion), ...extra].filter((parte) => parte.uf > 0)
}
