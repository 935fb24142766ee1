import type { Db } from '../../../platform/db/database.ts'
import type { Vault } from '../../../platform/vault.ts'
import { type CabezaDeCadena, type CadenaSellada, estaSellada, huellaDeAcceso } from './cadena.ts'
import { type EntradaDeCadena, entradaConHuella, entradasTras, selloGuardado } from './read-model.ts'

const LOTE = 1000
/** Most problems listed: a rebuilt log has one at each entry. */
const MAXIMO = 100

interface VerificacionDeCadena {
  readonly entradas: number
  /** Digest of the last entry: a copy kept elsewhere shows later that no earlier entry changed. */
  readonly huella: string
  /** Problems as text; empty when the log is intact. */
  readonly problemas: string[]
}

/** Problem between an entry and the previous one by id, or null. */
async function eslabon(tx: Db, { id, anterior }: EntradaDeCadena, previa: CabezaDeCadena): Promise<string | null> {
  if (anterior === previa.huella) return null
  const primera = previa.entradas === 0
  if (anterior === '') return `La entrada ${id} dice ser la primera, y no lo es: fue cambiada de lugar o agregada.`
  const sigueA = await entradaConHuella(tx, anterior)
  if (sigueA !== null) {
    const precede = primera ? 'es la primera' : `la precede la ${previa.ultima}`
    return `La entrada ${id} está fuera de lugar: continúa a la ${sigueA}, y ${precede}.`
  }
  return primera
    ? `Falta el comienzo: la primera entrada es la ${id}, y continúa a otra que no está.`
    : `Entre las entradas ${previa.ultima} y ${id} falta una, o la ${previa.ultima} fue reemplazada.`
}

async function problemasDe(tx: Db, entrada: EntradaDeCadena, previa: CabezaDeCadena): Promise<string[]> {
  const roto = await eslabon(tx, entrada, previa)
  const intacta = huellaDeAcceso(entrada.anterior, entrada) === entrada.huella
  const cambio = intacta ? [] : [`La entrada ${entrada.id} fue modificada: su contenido no calza con su huella.`]
  return roto ? [roto, ...cambio] : cambio
}

async function siguientes(tx: Db, { ultima, entradas }: CabezaDeCadena): Promise<EntradaDeCadena[]> {
  if (entradas === 0) return await entradasTras(tx, null, LOTE)
  // An unsafe integer id is not ours and cannot be used as a cursor: the entries read so far show the problem
  return Number.isSafeInteger(ultima) ? await entradasTras(tx, ultima, LOTE) : []
}

/**
 * Compares the seal with the end of the chain. Access to the database alone can rebuild every digest, but not the seal.
 */
function checkSello(vault: Vault, hallado: CabezaDeCadena, sellado: CadenaSellada | null): string[] {
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

/** Verifies the whole chain of the access log, as `tx` sees it, and lists its problems. */
export async function verifyCadena(tx: Db, vault: Vault): Promise<VerificacionDeCadena> {
  const problemas: string[] = []
  let previa: CabezaDeCadena = { ultima: 0, entradas: 0, huella: '' }
  for (let lote = await siguientes(tx, previa); lote.length > 0; lote = await siguientes(tx, previa)) {
    for (const entrada of lote) {
      if (problemas.length < MAXIMO) problemas.push(...(await problemasDe(tx, entrada, previa)))
      previa = { ultima: entrada.id, entradas: previa.entradas + 1, huella: entrada.huella }
    }
  }
  if (problemas.length >= MAXIMO) problemas.push(`Hay más problemas: se muestran los primeros ${MAXIMO}.`)
  problemas.push(...checkSello(vault, previa, await selloGuardado(tx)))
  return { entradas: previa.entradas, huella: previa.huella, problemas }
}
