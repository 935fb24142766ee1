import { esperaMaxima, esperaTras, intentosLibres } from '@alerce/domain/acceso/espera'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Contador } from './contadores.ts'
import { bloquear, borrar, type Cuenta, contar, devolver, leer, purgar } from './repository-frenos.ts'

const SEGUNDO_MS = 1000
/** Failures older than this no longer count. */
const MEMORIA_MS = 24 * 60 * 60 * SEGUNDO_MS

/** A try let in, or the seconds that it must wait first. */
export interface Admision {
  readonly esperaSegundos: number
  /** The password was right: the try is taken back. Only of a try let in. */
  acertar(): Promise<void>
}

export interface Frenos {
  /** Counts a try as failed before it is made, so that of a thousand at once only the free ones are. */
  admitir(contadores: readonly Contador[]): Promise<Admision>
}

interface Puesto {
  readonly contador: Contador
  readonly antes: string
  readonly cuenta: Cuenta
}

const plus = (instant: string, ms: number) => new Date(Date.parse(instant) + ms).toISOString()

/** Seconds to wait. One longer than any that is given comes from a clock that was put back since. */
function esperaDe(cuentas: readonly Cuenta[], ahora: string): number {
  const waits = cuentas
    .filter(({ hasta, actualizado }) => hasta > actualizado)
    .map(({ hasta }) => Math.ceil((Date.parse(hasta) - Date.parse(ahora)) / SEGUNDO_MS))
    .filter((segundos) => segundos <= esperaMaxima)
  return Math.max(0, ...waits)
}

/** What each counter becomes by one failure more. */
function sumar(contadores: readonly Contador[], cuentas: readonly Cuenta[], ahora: string): Puesto[] {
  const desde = plus(ahora, -MEMORIA_MS)
  const vistos = contadores.map((contador) => {
    const found = cuentas.find(({ clave }) => clave === contador.clave)
    const fallos = found && found.actualizado >= desde ? found.fallos + 1 : 1
    return {
      contador,
      antes: found?.hasta ?? ahora,
      fallos,
      espera: esperaTras(fallos, intentosLibres[contador.freno]),
    }
  })
  const deLaCuenta = vistos.find(({ contador }) => contador.freno === 'cuenta')?.espera ?? 0
  // what strangers fail at an account slows down each pair after its own failure, from its own failure on: an address
  // that has not failed is let in at once, and nobody can prolong the wait of another
  const esperaEn = (freno: Contador['freno'], espera: number) =>
    ({ par: Math.max(espera, deLaCuenta), cuenta: 0, direccion: espera, equipo: espera })[freno]
  return vistos.map(({ contador, antes, fallos, espera }) => ({
    contador,
    antes,
    cuenta: {
      clave: contador.clave,
      fallos,
      hasta: plus(ahora, esperaEn(contador.freno, espera) * SEGUNDO_MS),
      actualizado: ahora,
    },
  }))
}

export function createFrenos(db: Db, clock: Clock): Frenos {
  async function reservar(contadores: readonly Contador[], ahora: string): Promise<readonly Puesto[] | number> {
    const claves = contadores.map(({ clave }) => clave)
    // most of an attack is refused here, without a write
    const espera = esperaDe(await leer(db, claves), ahora)
    if (espera > 0) return espera
    return await db.transaction().execute(async (tx) => {
      const cuentas = await bloquear(tx, claves, ahora)
      const meanwhile = esperaDe(cuentas, ahora)
      if (meanwhile > 0) return meanwhile
      const puestos = sumar(contadores, cuentas, ahora)
      for (const { cuenta } of puestos) await contar(tx, cuenta)
      return puestos
    })
  }

  /** One's own counter is cleared; one that is shared only forgets this try, or whoever owns one account could clear it. */
  async function acertar(puestos: readonly Puesto[], ahora: string): Promise<void> {
    for (const { contador, antes, cuenta } of puestos) {
      const own = contador.freno === 'par' || contador.freno === 'equipo'
      await (own ? borrar(db, cuenta.clave) : devolver(db, cuenta.clave, cuenta.hasta, antes))
    }
    await purgar(db, plus(ahora, -MEMORIA_MS))
  }

  return {
    async admitir(contadores) {
      const ahora = clock.ahora()
      const reserved = await reservar(contadores, ahora)
      const puestos = typeof reserved === 'number' ? [] : reserved
      return {
        esperaSegundos: typeof reserved === 'number' ? reserved : 0,
        acertar: () => acertar(puestos, ahora),
      }
    },
  }
}
