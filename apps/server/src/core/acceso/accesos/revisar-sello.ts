import type { Vault } from '../../../platform/vault.ts'
import type { CabezaDeCadena } from './cadena.ts'
import { type CadenaSellada, estaSellada } from './sello.ts'

/**
 * What the seal says against the end of the chain that was found. Whoever has only the database can rebuild every
 * digest, but cannot seal it.
 */
export function revisarSello(vault: Vault, hallado: CabezaDeCadena, sellado: CadenaSellada | null): string[] {
  if (!sellado) return ['No está el sello del registro: no se sabe hasta dónde llegaba.']
  const { ultima, entradas, huella } = sellado
  const problemas = estaSellada(vault, sellado)
    ? []
    : ['El sello del registro no fue puesto por este servidor: fue cambiado.']
  if (hallado.ultima < ultima) {
    problemas.push(`Falta el final: el sello llega a la entrada ${ultima} y la última es la ${hallado.ultima}.`)
  } else if (hallado.ultima > ultima) {
    problemas.push(`Hay entradas después de la ${ultima}, la última que se selló: fueron agregadas.`)
  } else if (hallado.huella !== huella) {
    problemas.push(`La entrada ${ultima} no es la que se selló: el registro fue rehecho.`)
  }
  if (hallado.entradas !== entradas) {
    problemas.push(`El sello cuenta ${entradas} entradas y hay ${hallado.entradas}.`)
  }
  return problemas
}
