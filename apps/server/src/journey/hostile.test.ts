import type { Operation } from '@alerce/contract/operation'
import { operations } from '@alerce/contract/operations'
import { camposConRegistro } from '@alerce/contract/registros'
import { pdf } from '@alerce/domain/testing/archivos'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Client, upload } from '../testing/client.ts'
import { conDatosContractuales, documentosEmitidos } from '../testing/contratos.ts'
import { type Desk, openDesk } from '../testing/desk.ts'
import { expectDisenado } from '../testing/disenado.ts'
import { enter, invitada } from '../testing/electronica/electronica.ts'
import { call, camposDe, dirigido, payloadDirigido, type Registros } from '../testing/llamadas.ts'
import { azar, esquemaDe, payloadPosible } from '../testing/muestras.ts'
import { dsNueva } from '../testing/ventas.ts'

let desk: Desk
/** One client per kind of access: bearer if the operation allows it, else the first role that may call. */
const clientes = new Map<string, Client>()
/** Records named by the calls, so that they get past «not found». */
let propios: Registros[]

const todas: readonly Operation[] = operations
const nombres = todas.map((o) => [o.name, o] as const)
const NADIE = 999_999_999
const usuarioDe: Record<string, string> = { asesor: 'asesora' }

beforeAll(async () => {
  desk = await openDesk()
  await desk.startJobs()
  const [asesora, contraloria] = [await desk.as('asesora'), await desk.as('contraloria')]
  const abierta = await dsNueva(asesora)
  const cerrada = await conDatosContractuales({ asesora, contraloria })
  const [papel] = await documentosEmitidos(asesora, cerrada.identificador)
  propios = [abierta, cerrada].map(({ prospectoId, identificador }) => ({
    prospecto: prospectoId,
    declaracion: identificador,
    papel: papel?.imgCorrel ?? 0,
  }))
})
afterAll(() => desk.close())
// Invented passwords and links slow down their address, which the next test uses
afterEach(() => desk.db.deleteFrom('frenoAcceso').execute())

/** An applicant with a session of an own declaration. */
async function postulante(): Promise<Client> {
  const { cookie } = await enter(desk, await invitada(desk, await desk.as('asesora')))
  const anyone = desk.anyone()
  return { ...anyone, post: (path, body, extra = {}) => anyone.post(path, body, { ...extra, cookie }) }
}

async function enterAs(via: string): Promise<Client> {
  if (via === 'bearer') return await desk.bearer()
  return via === 'postulante' ? await postulante() : await desk.as(usuarioDe[via] ?? via)
}

async function clienteDe({ bearer, access, cambia }: Operation): Promise<Client> {
  const via = bearer || access === 'publica' ? 'bearer' : (access[0] ?? 'asesor')
  const known = clientes.get(via)
  // Some of the calls close the session
  if (known && !cambia.includes('sesiones')) return known
  const fresh = await enterAs(via)
  clientes.set(via, fresh)
  return fresh
}

/** Replaces small ids of persons or sessions, which would deactivate or log out the callers. */
const lejos = (value: unknown) => (Number(value) >= 1 && Number(value) < 1000 ? NADIE : value)

/** The same payload without ids of users needed here. */
function sinDanar({ request }: Operation, payload: Record<string, unknown>): Record<string, unknown> {
  const campos = camposConRegistro(request)
  const hurts = (campo: string) => ['usuario', 'sesion'].includes(campos.get(campo) ?? '')
  return Object.fromEntries(
    Object.entries(payload).map(([campo, value]) => [campo, hurts(campo) ? lejos(value) : value]),
  )
}

const anidado = (times: number, open: string, close: string) => open.repeat(times) + close.repeat(times)
const cuerpos: readonly (readonly [title: string, body: string])[] = [
  ['broken JSON', '{"prospectoId":'],
  ['an empty body', ''],
  ['an array', '[]'],
  ['null', 'null'],
  ['a word', '"prospecto"'],
  ['a number', '1e400'],
  ['20.000 arrays in one another', anidado(20_000, '[', ']')],
  ['5.000 objects in one another', `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`],
  ['a prototype', '{"__proto__":{"prospectoId":1},"constructor":{"prototype":{}}}'],
  ['the same key in two spellings', '{"prospectoId":1,"PROSPECTOID":2}'],
]

const valores: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  -(2 ** 53),
  '',
  ' ',
  'x',
  'a\0b',
  '\ud800',
  '9'.repeat(400),
  [],
  [[]],
  [null],
  {},
  { a: { b: { c: [1, { d: '' }] } } },
  'x'.repeat(100_000),
  Array(2000).fill(1),
]

/** Built once, sent to each operation. */
const enorme = Buffer.from(JSON.stringify({ nombreArchivo: 'x'.repeat(6_000_000) }))

const posts = nombres.filter(([, { method, cuerpo }]) => method === 'POST' && cuerpo === 'json')

describe.each(posts)('the body of %s', (_name, operation) => {
  test('may be anything: the answer is a designed one', async () => {
    const client = await clienteDe(operation)
    for (const [title, body] of cuerpos) {
      const answer = await client.post(operation.path, body, { 'content-type': 'application/json' })
      expectDisenado(answer, title)
      // Files have no envelope
      if (!(operation.tipos && answer.status === 200)) expect(answer.body.httpCode, title).toBe(answer.status)
    }
    const tooLarge = await client.post(operation.path, enorme, { 'content-type': 'application/json' })
    expect([tooLarge.status, tooLarge.body.httpCode]).toEqual([413, 413])
  })
})

const files = nombres.filter(([, { cuerpo }]) => cuerpo === 'binario')

describe.each(files)('the file of %s', (_name, operation) => {
  test('may be anything: the answer is a designed one', async () => {
    const client = await clienteDe(operation)
    const campos = payloadDirigido(operation, 1, propios[0] ?? {})
    for (const [title, body] of cuerpos) {
      const answer = await upload(client, operation, campos, { bytes: Buffer.from(body), nombre: body.slice(0, 300) })
      expectDisenado(answer, title)
      expect(answer.status, title).toBeLessThan(500)
      const asJson = await client.post(operation.path, body, { 'content-type': 'application/json' })
      expect([asJson.status, asJson.body.codigo], title).toEqual([400, 'cuerpo_no_binario'])
    }
    const tooLarge = await upload(client, operation, campos, { bytes: Buffer.alloc(6_000_000) })
    expect([tooLarge.status, tooLarge.body.httpCode]).toEqual([413, 413])
  })

  test.each(['', 'x', '%00', '%E0%A4%A', '\u00ff'.repeat(3000), "attachment; filename*=UTF-8''%00%0D%0A"])(
    'may come under the headers %j',
    async (value) => {
      const client = await clienteDe(operation)
      const headers = Object.fromEntries(
        ['content-disposition', ...Object.values(operation.enCabecera)].map((name) => [name, value]),
      )
      const campos = payloadDirigido(operation, 2, propios[0] ?? {})
      expectDisenado(await upload(client, operation, campos, { bytes: pdf() }, headers), value)
    },
  )
})

describe.each(nombres)('the fields of %s', (_name, operation) => {
  test('may hold anything', async () => {
    const client = await clienteDe(operation)
    for (const valor of valores) {
      const todos = Object.fromEntries(camposDe(operation).map((campo) => [campo, valor]))
      for (const payload of [todos, dirigido(operation, todos, propios[0] ?? {})])
        expectDisenado(await call(client, operation, sinDanar(operation, payload)), payload)
    }
  })

  test('with extreme valid values, on own records, get a designed answer', async () => {
    const client = await clienteDe(operation)
    const esquema = esquemaDe(operation.request)
    for (let semilla = 1; semilla <= 24; semilla++) {
      const al = azar(semilla)
      const payload = dirigido(operation, payloadPosible(esquema, al), propios[semilla % 2] ?? {})
      expectDisenado(await call(client, operation, sinDanar(operation, payload)), payload)
    }
  })
})

const consultas = [
  '',
  '?',
  '?id',
  '?id=',
  '?id=%00',
  '?id=%E0%A4%A',
  '?id=1&id=2',
  '?id[a]=1',
  '?__proto__=1',
  `?id=${'9'.repeat(9000)}`,
]
const gets = nombres.filter(([, { method }]) => method === 'GET')

describe.each(gets)('the query of %s', (_name, operation) => {
  test.each(consultas)('may be %s', async (consulta) => {
    const client = await clienteDe(operation)
    for (const tramo of ['1', '%00', '%E0%A4%A', '..%2f..', 'x'.repeat(5000)])
      expectDisenado(await client.get(operation.path.replace(/\{\w+\}/, tramo) + consulta), [tramo, consulta])
  })
})

const deUnRegistro = nombres.filter(
  ([, { access, request }]) =>
    access.includes('asesor' as never) &&
    [...camposConRegistro(request).values()].some((recurso) =>
      ['asesor', 'prospecto', 'declaracion'].includes(recurso),
    ),
)

describe.each(deUnRegistro)('a record in %s', (_name, operation) => {
  async function respuestas(client: Client, registros: Registros): Promise<Set<number>> {
    const statuses = new Set<number>()
    for (let semilla = 1; semilla <= 60 && !statuses.has(404); semilla++) {
      statuses.add((await call(client, operation, payloadDirigido(operation, semilla, registros))).status)
    }
    return statuses
  }

  test('of another advisor does not exist', async () => {
    const { id: asesor } = await desk.db
      .selectFrom('usuario')
      .select('id')
      .where('usuario', '=', 'asesora')
      .executeTakeFirstOrThrow()
    const statuses = await respuestas(await desk.as('asesor2'), { ...propios[1], asesor })
    expect([...statuses].toSorted()).toEqual(expect.arrayContaining([404]))
    expect([...statuses].filter((status) => status !== 404 && status !== 400)).toEqual([])
  })

  test('that is not there is not found', async () => {
    const nadie = { asesor: NADIE, prospecto: NADIE, declaracion: NADIE }
    const statuses = await respuestas(await desk.as('asesora'), nadie)
    expect([...statuses].filter((status) => status !== 400)).toEqual([404])
  })
})
