import { reparteUF, restaUF } from '../base/dinero/cuentas.ts'
import { leeNumero } from '../base/dinero/escrito.ts'
import { type UF, uf } from '../base/dinero/tipos.ts'
import type { CodigoTrabajador } from '../base/trabajador/tipos.ts'

type FallaDeMonto = 'requerido' | 'no_numero' | 'negativo' | 'formato'

/** Amounts have two whole digits at most (spec 2 §9). */
const MONTO_SIN_CABIDA = 100

/** Fault of a typed amount in UF, comma or dot (spec 2 §5); null when it is valid. */
export function revisaMontoUF(text: string): FallaDeMonto | null {
  const { valor, falla } = leeNumero(text, 'uf')
  if (falla === 'vacio') return 'requerido'
  if (falla === 'decimales' || falla === 'a_medias') return 'formato'
  if (falla !== null) return 'no_numero'
  if (valor < 0) return 'negativo'
  return valor < MONTO_SIN_CABIDA ? null : 'formato'
}

/** Typed amount in UF; null when `revisaMontoUF` finds a fault. */
export const montoTipeado = (text: string): UF | null =>
  revisaMontoUF(text) ? null : uf(leeNumero(text, 'uf').valor ?? 0)

/**
 * Part of the total that the paying entities leave unpaid, exact; negative when they pay too much (core rules, Money).
 */
export const sinPagar = (total: UF, montos: readonly UF[]): UF => restaUF(total, ...montos)

/**
 * Whether there is something to pay. A receiver whose compensation covers the own plan pays nothing: no mandate, no
 * coupon, no first payment (core rules, Money).
 */
export const hayQuePagar = (totalPagar: UF): boolean => totalPagar > 0

export interface EntidadARevisar {
  readonly tipoTrabajador: CodigoTrabajador
  readonly rut: string | null
  readonly razonSocial: string
  readonly domicilio: string
  readonly codigoRegion: number | null
  readonly codigoCiudad: number | null
  readonly codigoComuna: number | null
  readonly montoDescuentoUF: number | null
}

export type FallaDeEntidades = 'sin_afp' | 'sin_monto' | 'incompleta' | 'monto_cero'

function faltaAlgo(e: EntidadARevisar): boolean {
  const texts = [e.rut, e.razonSocial, e.domicilio]
  const codes = [e.codigoRegion, e.codigoCiudad, e.codigoComuna, e.montoDescuentoUF]
  return texts.some((t) => !t?.trim()) || codes.some((c) => c === null)
}

/** True when an AFP is required: not for a single voluntary payer (spec 2 §9). */
export const pideAfp = (entidades: readonly Pick<EntidadARevisar, 'tipoTrabajador'>[]): boolean =>
  entidades.length !== 1 || entidades[0]?.tipoTrabajador !== 4

/**
 * First failed cross rule before contractual data are saved (spec 2 §5). AFP, unless the only entity is type 4. Types 2
 * and 4 need the amount; 1 and 3 the full entity, except its e-mail (core rules, Money). No amount may be 0 when there
 * is something to pay.
 */
export function revisaEntidades(
  entidades: readonly EntidadARevisar[],
  codigoAfp: number | null,
  totalPagar: UF,
): FallaDeEntidades | null {
  if (codigoAfp === null && pideAfp(entidades)) return 'sin_afp'
  const porCuentaPropia = entidades.filter((e) => e.tipoTrabajador === 2 || e.tipoTrabajador === 4)
  if (porCuentaPropia.some((e) => e.montoDescuentoUF === null)) return 'sin_monto'
  if (entidades.some((e) => !porCuentaPropia.includes(e) && faltaAlgo(e))) return 'incompleta'
  return hayQuePagar(totalPagar) && entidades.some((e) => e.montoDescuentoUF === 0) ? 'monto_cero' : null
}

/**
 * Amounts with the remainder shared among the entities without one; null when nothing remains or none lacks an amount.
 */
function soloLasVacias(total: UF, montos: readonly (UF | null)[]): UF[] | null {
  const resto = sinPagar(
    total,
    montos.filter((monto) => monto !== null),
  )
  const vacias = montos.filter((monto) => !monto)
  if (resto <= 0 || vacias.length === 0) return null
  const partes = reparteUF(
    resto,
    vacias.map(() => 1),
  )
  return montos.map((monto) => monto || (partes.shift() ?? monto)).filter((monto) => monto !== null)
}

/**
 * Amounts of the paying entities after sharing the difference with the total (core rules, Money). Entities without an
 * amount share the remainder. When all have one, or nothing remains, each keeps its proportion. Three decimals; their
 * sum is exactly the total. Otherwise all get equal parts.
 */
export function reparteDiferencia(total: UF, montos: readonly (UF | null)[]): UF[] {
  const completado = soloLasVacias(total, montos)
  if (completado?.every((monto) => monto > 0)) return completado
  const enProporcion = montos.every(Boolean) ? reparteUF(total, montos.map(Number)) : []
  const alcanza = enProporcion.length > 0 && enProporcion.every((monto) => monto > 0)
  return alcanza
    ? enProporcion
    : reparteUF(
        total,
        montos.map(() => 1),
      )
}
