import { routes } from '@alerce/contract/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'

let desk: Desk
let administracion: Client

const acceso = (en: string, actor: string, operacion: string, rechazado = false) => ({
  en,
  actor,
  operacion,
  rechazado,
  declaracionId: null,
  ip: '10.1.2.3',
  sesionId: null,
  huellaAnterior: 'x',
  huella: 'x',
})

beforeAll(async () => {
  desk = await openDesk()
  administracion = await desk.as('administracion')
  await desk.db
    .insertInto('bitacoraAcceso')
    .values([
      acceso('2026-03-01T02:59:59.000Z', 'Elsa Pino', 'obtenerCasoContraloria'),
      acceso('2026-03-01T03:00:01.000Z', 'Elsa Pino', 'obtenerCasoContraloria', true),
      acceso('2026-03-02T02:59:58.000Z', '=HYPERLINK("x")', 'enviarDS'),
      acceso('2026-03-02T03:00:00.000Z', 'Elsa Pino', 'enviarDS'),
      acceso('2026-02-01T12:00:00.000Z', 'Iván Rey', 'resultadoevaluacionds'),
      acceso('2026-02-01T13:00:00.000Z', 'Iván Rey', 'obtenerResultadoDS'),
    ])
    .execute()
})
afterAll(() => desk.close())

type Entrada = { en: string; actor: string }
const instantes = async (payload: object): Promise<string[]> =>
  (await administracion.data(routes.obtenerAccesosSalud.path, payload)).accesos
    .map(({ en }: Entrada) => en)
    .filter((en: string) => en < '2026-04')
const csv = async (payload: object) => {
  const answer = await administracion.post(routes.descargarAccesosSalud.path, payload)
  return { status: answer.status, text: answer.raw.toString('utf8'), body: answer.body }
}

test.each<[object, string[]]>([
  [{ persona: 'elsa P', hasta: '31-03-2026' }, ['2026-03-02T03:00', '2026-03-01T03:00', '2026-03-01T02:59']],
  [{ desde: '01-03-2026', hasta: '01-03-2026' }, ['2026-03-02T02:59', '2026-03-01T03:00']],
  [{ operacion: 'enviarDS', hasta: '01-03-2026' }, ['2026-03-02T02:59']],
  // told in the same words, they are one act
  [{ operacion: 'resultadoevaluacionds', hasta: '31-03-2026' }, ['2026-02-01T13:00', '2026-02-01T12:00']],
  [{ persona: '%', hasta: '31-03-2026' }, []],
])('%o: the days are those of Santiago, both included', async (payload, expected) => {
  expect((await instantes(payload)).map((en) => en.slice(0, 16))).toEqual(expected)
})

test('an end before its beginning is refused at its field', async () => {
  const mensaje = 'La fecha final no puede ser anterior a la inicial'
  for (const path of [routes.obtenerAccesosSalud.path, routes.descargarAccesosSalud.path])
    expect(await administracion.post(path, { desde: '02-03-2026', hasta: '01-03-2026' })).toMatchObject({
      status: 400,
      body: { errores: [{ campo: 'hasta', mensaje }] },
    })
})

test('leaves as a file to the second, in words, running nothing; that it left is kept', async () => {
  const { status, text } = await csv({ desde: '01-03-2026', hasta: '01-03-2026' })
  expect(status).toBe(200)
  expect(text.split('\r\n')).toEqual([
    '\u{feff}fecha;quién;qué hizo;operación;folio;dirección',
    `01-03-2026 23:59:58;"'=HYPERLINK(""x"")";Envió la declaración a evaluación;enviarDS;;10.1.2.3`,
    '01-03-2026 00:00:01;Elsa Pino;Rechazado: Abrió el caso en contraloría;obtenerCasoContraloria;;10.1.2.3',
    '',
  ])
  const { eventos } = await administracion.data(routes.obtenerEventosSeguridad.path, { limite: 1 })
  expect(eventos[0]).toMatchObject({ evento: 'Registro de accesos descargado', sobre: '2 accesos' })
})

test('twenty thousand are a file, more are not', async () => {
  await sql`insert into bitacora_acceso (en, actor, operacion, ip, huella_anterior, huella)
    select '2026-02-01T12:00:00Z', 'Masa', 'enviarDS', '10.1.2.3', 'x', 'x' from generate_series(1, 20000)`.execute(
    desk.db,
  )
  expect((await csv({ persona: 'masa' })).text.split('\r\n')).toHaveLength(20_002)
  await sql`insert into bitacora_acceso (en, actor, operacion, ip, huella_anterior, huella)
    values ('2026-02-01T12:00:00Z', 'Masa', 'enviarDS', '10.1.2.3', 'x', 'x')`.execute(desk.db)
  expect(await csv({ persona: 'masa' })).toMatchObject({ status: 422, body: { codigo: 'muchos_accesos' } })
})
