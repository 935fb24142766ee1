import { formatoNumero } from '@alerce/domain/base/dinero/formato'
import { type Factor, type UF, uf } from '@alerce/domain/base/dinero/tipos'
import { reparteElPlan } from '@alerce/domain/cotizacion/reparto'
import type { Cotizacion } from '../queries.ts'

type PersonaConPrecio = Cotizacion['personas'][number]

/** A piece of the price: its share in UF, and the swatch that the bar and the lines share. */
export interface Parte {
  readonly nombre: string
  readonly uf: UF
  readonly color: number
}

/** A person's line: what they add to the plan's price. */
export interface LineaPersona extends Parte {
  readonly detalle: string
  readonly factor: Factor
}

const GES = 4
const OTROS = 5

const years = (n: number) => (n === 1 ? '1 año' : `${n} años`)

function detalleDe({ exento, tramo: { desde, hasta }, rol }: PersonaConPrecio): string {
  if (exento) return 'menor de 2, sin factor'
  return `${desde} ${hasta === null ? 'o más' : `a menos de ${hasta}`}, ${rol}`
}

/** The holder has the first swatch; the others take the next two in turn. */
const colorDe = (index: number) => (index === 0 ? 1 : 2 + ((index - 1) % 2))

/** The persons in the order of the quote; their shares add up to the plan's price. */
export function lineasDePersonas({ preciobasePlanUF, precioPlanUF, personas }: Cotizacion): LineaPersona[] {
  const factores = personas.map(({ factor }) => factor)
  const shares = reparteElPlan(preciobasePlanUF, factores, precioPlanUF)
  return personas.map((persona, index) => ({
    nombre: `${persona.etiqueta}, ${years(persona.edad)}`,
    detalle: detalleDe(persona),
    factor: persona.factor,
    uf: shares[index] ?? uf(0),
    color: colorDe(index),
  }))
}

/** The pieces of the bar, none of them empty. They add up to the total. */
export function partesDelPrecio(cotizacion: Cotizacion): Parte[] {
  const { precioGesUF, CAECUF, BESUF } = cotizacion
  const extra: Parte[] = [
    { nombre: 'GES', uf: precioGesUF, color: GES },
    { nombre: 'CAEC', uf: CAECUF, color: OTROS },
    { nombre: 'Beneficios', uf: BESUF, color: OTROS },
  ]
  return [...lineasDePersonas(cotizacion), ...extra].filter((parte) => parte.uf > 0)
}

/** 3 personas × 0,731, desde 01-01-2026. */
export function detalleGes({ personas, fuentes: { primaGesUF, primaGesDesde } }: Cotizacion): string {
  const count = personas.filter(({ gesUF }) => gesUF > 0).length
  return `${count === 1 ? '1 persona' : `${count} personas`} × ${formatoNumero(primaGesUF)}, desde ${primaGesDesde}`
}
