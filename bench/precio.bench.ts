import fc from 'fast-check'
import { pesosDe, restaUF, sumaUF } from '../packages/domain/base/dinero/cuentas.ts'
import { pesos, type UF, uf, valorUF } from '../packages/domain/base/dinero/tipos.ts'
import { compensar, saldoDeLaPareja } from '../packages/domain/cotizacion/compensacion.ts'
import { cotizar, type Foto, grupoFamiliar, type PersonaACotizar } from '../packages/domain/cotizacion/cotizar.ts'
import { tablaUnica } from '../packages/domain/cotizacion/factores.ts'
import { limitesDelPlan } from '../packages/domain/cotizacion/renta.ts'

// Properties of any price, each tried in so many random cases. The first failure ends the run and is printed.
const CASOS = Number(process.argv[2] ?? 100_000)
const HOY = '2026-10-05'
const CERO = uf(0)

const milesimas = (desde: number, hasta: number) => fc.integer({ min: desde, max: hasta }).map((n) => uf(n / 1000))
const nacido = (edad: number, dia: number) => `${2026 - edad}-0${1 + (dia % 9)}-${10 + (dia % 18)}`
const carga = fc
  .tuple(fc.integer({ min: 0, max: 95 }), fc.nat(17))
  .map(([edad, dia]): PersonaACotizar => ({ rol: 'carga', nacimiento: nacido(edad, dia), etiqueta: 'Carga' }))
const valor = fc.integer({ min: 2_500_000, max: 6_000_000 }).map((n) => valorUF(n / 100))
const beneficio = milesimas(0, 2_000).map((precioUF) => ({ codigo: 1, nombre: 'x', precioUF }))

const caso = fc.record({
  edad: fc.integer({ min: 18, max: 95 }),
  cargas: fc.array(carga, { maxLength: 9 }),
  base: milesimas(100, 9_999),
  caec: milesimas(0, 400),
  beneficios: fc.array(beneficio, { maxLength: 6 }),
  ges: milesimas(700, 1_100),
  bebe: fc.boolean(),
  valor,
})
type Caso = typeof caso extends fc.Arbitrary<infer C> ? C : never

function precio({ edad, cargas, base, caec, beneficios, ges, bebe, valor: cada }: Caso): Foto {
  const titular: PersonaACotizar = { rol: 'cotizante', nacimiento: nacido(edad, 3), etiqueta: 'Titular' }
  const grupo = grupoFamiliar([titular, ...cargas], { primaUF: ges, cargaMenoresDe2: bebe, factores: tablaUnica }, HOY)
  return cotizar({ precioBaseUF: base, caecUF: caec, beneficios, otorgaUF: CERO, recibeUF: CERO }, grupo, cada)
}

const totales = ({ totalUF, totalPesos, precioPlanUF, precioGesUF, besUF }: Foto) =>
  [totalUF, totalPesos, precioPlanUF, precioGesUF, besUF].join()

const pareja = fc.record({ otorga: caso, recibe: caso, monto: milesimas(1, 999_000) })
const empleador = fc.record({ tipoTrabajador: fc.constantFrom('D', 'I', 'P'), renta: fc.nat(8_000_000) })

function limites(empleadores: readonly { tipoTrabajador: 'D' | 'I' | 'P'; renta: number }[], cada = 41_098.15) {
  return limitesDelPlan({
    empleadores: empleadores.map(({ tipoTrabajador, renta }) => ({
      tipoTrabajador,
      remuneracionImponible: pesos(renta),
    })),
    topeUF: uf(90),
    valorUF: valorUF(cada),
    porcentajeMaximoRenta: 22,
    planMasBarato: pesos(0),
    planMasCaro: pesos(0),
  })
}

const deLaPareja = ({ otorga, recibe, monto }: { otorga: Caso; recibe: Caso; monto: UF }) => {
  const solos = { otorga: precio(otorga), recibe: precio({ ...recibe, valor: otorga.valor }) }
  return { solos, ambos: compensar(solos, monto) }
}

console.log(`${CASOS.toLocaleString('es-CL')} casos de cada una, semilla al azar`)

/** Tries a property in so many cases and prints how many held; a failure is printed with its seed. */
function comprueba<Ts>(que: string, propiedad: fc.IRawProperty<Ts, false>): void {
  const desde = performance.now()
  const { failed, numRuns, counterexample, seed } = fc.check(propiedad, { numRuns: CASOS })
  const segundos = ((performance.now() - desde) / 1000).toFixed(1)
  console.log(
    `  ${failed ? 'FALLA' : 'vale'}  ${numRuns.toLocaleString('es-CL').padStart(9)} casos, ${segundos} s: ${que}`,
  )
  if (!failed) return
  console.log(`  semilla ${seed}: ${JSON.stringify(counterexample)}`)
  process.exitCode = 1
}

comprueba(
  'lo que uno otorga es lo que el otro recibe, y entre los dos pagan lo mismo que antes',
  fc.property(pareja, (p) => {
    const { solos, ambos } = deLaPareja(p)
    const despues = sumaUF(ambos.otorga.pagarUF, ambos.recibe.pagarUF)
    return saldoDeLaPareja(ambos) === 0 && despues === sumaUF(solos.otorga.totalUF, solos.recibe.totalUF)
  }),
)

comprueba(
  'a más renta, ni el 7 % ni el mínimo ni el máximo bajan',
  fc.property(fc.array(empleador, { minLength: 1, maxLength: 4 }), fc.nat(3_000_000), (empleadores, mas) => {
    const [primero, ...otros] = empleadores
    if (!primero) return false
    const [antes, despues] = [limites(empleadores), limites([{ ...primero, renta: primero.renta + mas }, ...otros])]
    return (
      despues.monto >= antes.monto &&
      despues.minimoMonto >= antes.minimoMonto &&
      despues.maximoMonto >= antes.maximoMonto
    )
  }),
)

comprueba(
  'un beneficio nunca baja el precio, y lo sube en lo que cuesta',
  fc.property(caso, beneficio, (uno, mas) => {
    const [antes, despues] = [precio(uno), precio({ ...uno, beneficios: [...uno.beneficios, mas] })]
    return (
      restaUF(despues.totalUF, antes.totalUF) === mas.precioUF &&
      despues.totalPesos >= antes.totalPesos &&
      despues.pagarPesos >= antes.pagarPesos
    )
  }),
)

comprueba(
  'una carga más nunca baja el precio',
  fc.property(caso, carga, (uno, mas) => {
    const [antes, despues] = [precio(uno), precio({ ...uno, cargas: [...uno.cargas, mas] })]
    return despues.totalUF >= antes.totalUF && despues.totalPesos >= antes.totalPesos
  }),
)

comprueba(
  'el orden de personas y beneficios no cambia nada',
  fc.property(
    caso.chain((uno) =>
      fc.tuple(
        fc.constant(uno),
        fc.shuffledSubarray(uno.cargas, { minLength: uno.cargas.length }),
        fc.shuffledSubarray(uno.beneficios, { minLength: uno.beneficios.length }),
      ),
    ),
    ([uno, cargas, beneficios]) => totales(precio(uno)) === totales(precio({ ...uno, cargas, beneficios })),
  ),
)

comprueba(
  'los pesos se redondean una vez: a menos de medio peso del total exacto',
  fc.property(pareja, (p) => {
    const { ambos } = deLaPareja(p)
    return [ambos.otorga, ambos.recibe].every(({ totalUF, totalPesos, pagarUF, pagarPesos, valorUF: cada }) => {
      // Exact integers: 100,000 units per peso
      const exacto = (monto: number) => BigInt(Math.round(monto * 1000)) * BigInt(Math.round(cada * 100))
      const dista = (monto: number, total: number) => exacto(monto) - BigInt(total) * 100_000n
      const cerca = (x: bigint) => x >= -50_000n && x <= 50_000n
      return (
        cerca(dista(totalUF, totalPesos)) && cerca(dista(pagarUF, pagarPesos)) && pesosDe(pagarUF, cada) === pagarPesos
      )
    })
  }),
)
