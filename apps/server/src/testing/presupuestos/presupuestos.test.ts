import type { Operation } from '@alerce/contract/operation'
import { operations } from '@alerce/contract/operations'
import type { RouteName } from '@alerce/contract/routes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { payloadDirigido } from '../llamadas.ts'
import { openCasa, type Quien } from './casa.ts'
import { buffersDe, excesoDe, medidor, type Sentencia, type Tope } from './measure.ts'
import { delResto, presupuestos } from './presupuestos.ts'

let casa: Awaited<ReturnType<typeof openCasa>>
let measure: ReturnType<typeof medidor>
const medidas = new Map<string, Sentencia[]>()

/** User for a read, by the first role that may call it. */
const porRol = {
  asesor: 'asesora',
  jefatura: 'jefatura',
  contraloria: 'contraloria',
  mesa: 'mesa',
  administracion: 'administracion',
  postulante: 'postulante',
} as const satisfies Partial<Record<string, Quien>>
const roles = Object.keys(porRol) as (keyof typeof porRol)[]

function quienLee({ access }: Operation): Quien {
  const rol = access === 'publica' ? undefined : roles.find((one) => access.includes(one))
  return rol ? porRol[rol] : 'nadie'
}

const conPresupuesto = new Set<string>(presupuestos.map(([, , operacion]) => operacion))
const resto: readonly Operation[] = operations.filter(
  ({ name, effect }) => effect === 'read' && !conPresupuesto.has(name),
)

/** Seeds of payloads that an operation may accept: most accept the first, few none. */
const SEMILLAS = [1, 2, 3]

async function measureRest(operation: Operation): Promise<Sentencia[]> {
  const { venta: prospecto, ds, caso, plan } = casa.muestra
  const quien = quienLee(operation)
  const registros = { prospecto, plan: plan ?? 0, declaracion: (quien === 'contraloria' ? caso : ds) ?? 0 }
  let sent: Sentencia[] = []
  let status = 0
  for (const semilla of SEMILLAS) {
    const carga = payloadDirigido(operation, semilla, registros)
    sent = await measure(async () => {
      status = (await casa.ask(quien, operation.name as RouteName, carga)).status
    })
    if (status === 200) break
  }
  return sent
}

beforeAll(async () => {
  casa = await openCasa()
  measure = medidor(casa.desk.connection.pool, casa.desk.db)
  for (const [nombre, quien, operacion, , , carga] of presupuestos) {
    const answered = async () => {
      const { status, body } = await casa.ask(quien, operacion, carga(casa.muestra))
      expect([status, body.data?.codigoError], `${nombre}: ${JSON.stringify(body)}`).toEqual([200, undefined])
    }
    medidas.set(nombre, await measure(answered))
  }
  for (const operation of resto) medidas.set(operation.name, await measureRest(operation))
})
afterAll(() => casa.desk.close())

/** The embedded engine has other plans: only the number of statements is checked there. */
const enEsteMotor = ({ sentencias, buffers }: Tope): Tope => ({
  sentencias,
  buffers: casa.desk.connection.embedded ? null : buffers,
})

/** Least used share of a budget: with less, three times the cost would pass. */
const USO = 0.3

test.each(presupuestos)('%s (%s, %s) keeps to its budget', (nombre, _quien, operacion, sentencias, buffers) => {
  const exceso = excesoDe(enEsteMotor({ sentencias, buffers }), medidas.get(nombre) ?? [], USO)
  if (exceso) expect.fail(`${operacion} «${nombre}» is ${exceso}`)
})

test('every other read keeps to the common budget', () => {
  const excesos = resto.flatMap(({ name }) => {
    const exceso = excesoDe(enEsteMotor(delResto), medidas.get(name) ?? [])
    return exceso ? [`${name} is ${exceso}`] : []
  })
  if (excesos.length > 0) expect.fail(excesos.join('\n'))
})

describe('the guard is red', () => {
  const [[, , , sentencias, buffers] = []] = presupuestos.filter(([nombre]) => nombre === 'lista entera')
  const tope = { sentencias: sentencias ?? 0, buffers: buffers ?? 0 }
  const lista = () => casa.ask('asesora', 'obtenerProspectos', { pagina: 1, limite: 15 })

  test('on a statement more, and names it', async () => {
    const sent = await measure(async () => {
      await lista()
      await casa.desk.db.selectFrom('isapre').select('codigo').where('codigo', '=', 1).execute()
    })
    const antes = `over its budget: statements ${tope.sentencias} → ${tope.sentencias + 1}`
    expect(excesoDe({ ...tope, buffers: null }, sent)).toContain(antes)
    expect(excesoDe({ ...tope, buffers: null }, sent)).toContain('sent 1 times: select "codigo" from "isapre"')
  })

  test('on a read without an index, though as many are sent, and names it first', async () => {
    const sent = await measure(() =>
      casa.desk.db.selectFrom('prospecto').select('id').where('motivo', '=', '-').execute(),
    )
    expect(buffersDe(sent)).toBeGreaterThan(300)
    expect(excesoDe(tope, sent)?.split('\n')[1]).toContain('select "id" from "prospecto" where "motivo" = $1')
  })

  test('on a budget of which little is used', () => {
    const sent = [{ sql: 'select 1', buffers: 10 }]
    expect(excesoDe({ sentencias: 1, buffers: 100 }, sent, USO)).toContain('is to be lowered')
    expect(excesoDe({ sentencias: 4, buffers: 10 }, sent, USO)).toContain('is to be lowered')
    expect(excesoDe({ sentencias: 1, buffers: 10 }, sent, USO)).toBeNull()
  })
})
