import { bitacora } from '@alerce/contract/catalogos/base/bitacora'
import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rutsDemo } from '../../../../semilla/padrones.ts'
import type { Client } from '../../../../testing/client.ts'
import { type Desk, openDesk } from '../../../../testing/desk.ts'
import { nuevoRut, porHttp } from '../../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
let asesor2: Client
beforeAll(async () => {
  desk = await openDesk()
  asesora = await desk.as('asesora')
  asesor2 = await desk.as('asesor2')
})
afterAll(() => desk.close())

const GUARDAR = routes.guardarPropsectoCompensados.path
let last = 0

/** New person, unknown to other tests. */
function persona(cambios: object = {}) {
  last += 1
  return {
    tipoProspecto: 'REF',
    rut: nuevoRut(),
    nombres: 'Persona',
    apellidoPaterno: 'Pareja',
    apellidoMaterno: 'Prueba',
    celular: '987654321',
    correo: `persona${last}@example.cl`,
    ...cambios,
  }
}
const dos = (otorga: object = {}, recibe: object = {}) => [
  persona({ otorga: true, ...otorga }),
  persona({ otorga: false, ...recibe }),
]
const nuevo = async (client = asesora, cambios = {}): Promise<number> =>
  (await porHttp(client)('ingresarProspecto', persona(cambios) as never)).prospectoId
const read = (prospectoId: number, client = asesora) => porHttp(client)('obtenerDatosProspecto', { prospectoId })
const cuantos = async () =>
  Number(
    (
      await desk.db
        .selectFrom('prospecto')
        .select((e) => e.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  )
const ladoDe = (id: number) =>
  desk.db
    .selectFrom('prospecto')
    .select(['parejaId', 'otorga', 'tipoPlan', 'etapa'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const eventosDe = async (id: number) =>
  (await desk.db.selectFrom('bitacora').select('evento').where('prospectoId', '=', id).orderBy('id').execute()).map(
    (e) => e.evento,
  )

/** Checks that a refused call changes nothing. */
async function rechazado(payload: unknown, client = asesora) {
  const antes = await cuantos()
  const { status, body } = await client.post(GUARDAR, payload)
  expect(await cuantos()).toBe(antes)
  return { status, descripcion: body.descripcion, errores: body.errores }
}

describe('two people at once', () => {
  test.each([
    ['a bare list', (lista: unknown[]) => lista],
    ['a list spread into an object, with ip', (lista: unknown[]) => ({ ...lista, ip: '10.0.0.1' })],
    ['with its keys in other letters', ([a, b]: unknown[]) => [{ ...(a as object), OTORGA: true }, b]],
  ])('as %s: both are saved, joined and noted', async (_what, forma) => {
    const payload = forma(dos())
    const [otorga, recibe] = await asesora.data(GUARDAR, payload)
    expect([otorga.otorga, recibe.otorga]).toEqual([true, false])
    expect(await ladoDe(otorga.prospectoId)).toEqual({
      parejaId: recibe.prospectoId,
      otorga: true,
      tipoPlan: 'S',
      etapa: 'prospecto',
    })
    expect(await ladoDe(recibe.prospectoId)).toMatchObject({ parejaId: otorga.prospectoId, otorga: false })
    for (const { prospectoId } of [otorga, recibe]) {
      expect(await eventosDe(prospectoId)).toEqual([100, bitacora.parejaFormada.id])
      expect(await read(prospectoId)).toMatchObject({ tipoPlan: 'S', esCompensado: true, etapa: 'prospecto' })
    }
  })

  test('the receiver can come first; any plan type sent becomes compensated', async () => {
    const [recibe, otorga] = await asesora.data(GUARDAR, [
      persona({ otorga: false, tipoPlan: 'S' }),
      persona({ otorga: true, tipoPlan: 'N' }),
    ])
    expect([recibe.otorga, otorga.otorga]).toEqual([false, true])
    expect(await ladoDe(otorga.prospectoId)).toMatchObject({ otorga: true, tipoPlan: 'S' })
  })

  const RUT = '17.112.004-7'
  test.each<[string, () => unknown, number, string, string]>([
    ['the second without names', () => dos({}, { nombres: '' }), 400, '1.nombres', 'Nombres obligatorios'],
    ['the first with a short phone', () => dos({ celular: '123' }), 400, '0.celular', 'Debe tener 9 números'],
    ['one without rut', () => dos({}, { rut: '' }), 400, '1.rut', 'Ingrese valor'],
    ['one with zeros before', () => dos({ rut: '017112004-7' }), 400, '0.rut', 'No debe anteponer ceros'],
    ['one with another digit', () => dos({ rut: '17112004-5' }), 400, '0.rut', 'Rut no válido'],
    [
      'a holder in force',
      () => dos({}, { rut: rutsDemo.titularVigente }),
      422,
      '1.rut',
      'El rut ingresado es de un prospecto vigente',
    ],
    [
      'the same rut twice',
      () => dos({ rut: RUT }, { rut: '17112004-7' }),
      422,
      '1.rut',
      'Los ruts ingresados son identicos.',
    ],
    [
      'the same e-mail twice',
      () => dos({ correo: 'Una@example.cl' }, { correo: ' una@example.cl' }),
      422,
      '1.correo',
      'Los correos ingresados son identicos.',
    ],
    ['two givers', () => dos({}, { otorga: true }), 422, '1.otorga', 'En una pareja uno otorga y el otro recibe.'],
    ['two receivers', () => dos({ otorga: false }), 422, '1.otorga', 'En una pareja uno otorga y el otro recibe.'],
    ['a passport', () => dos({}, { tipoDocumento: 'P', numeroPasaporte: 'AB123456' }), 400, '1.rut', 'Ingrese valor'],
  ])('%s: nothing is saved', async (_what, payload, status, campo, mensaje) => {
    const got = await rechazado(payload())
    expect([got.status, got.errores]).toEqual([status, [{ campo, mensaje }]])
  })

  test("the advisor's own rut is refused", async () => {
    const { body } = await asesora.get(routes.sesionActual.path)
    const got = await rechazado(dos({ rut: body.data.rut }))
    expect(got.errores).toEqual([
      { campo: '0.rut', mensaje: 'El rut del prospecto debe ser diferente al rut del asesor' },
    ])
  })

  test.each([[[]], [{}], [null], [{ 0: {} }], [[1, 2]], [[{}, {}]], ['x']])('%o is no pair', async (payload) => {
    expect((await rechazado(payload)).status).toBe(400)
  })

  test('a key that repeats makes one pair', async () => {
    const [payload, headers] = [dos(), { 'idempotency-key': 'pareja-repetida-1' }]
    const first = await asesora.post(GUARDAR, payload, headers)
    const antes = await cuantos()
    const again = await asesora.post(GUARDAR, payload, headers)
    expect([again.body.data, await cuantos()]).toEqual([first.body.data, antes])
  })
})

describe('two that exist', () => {
  const enlace = (otorga: number, recibe: number) => [
    { prospectoId: otorga, otorga: true },
    { prospectoId: String(recibe), otorga: false },
  ]

  test('are joined; joined again nothing changes; the sides may be exchanged', async () => {
    const [uno, otro] = [await nuevo(), await nuevo()]
    await asesora.data(GUARDAR, enlace(uno, otro))
    await asesora.data(GUARDAR, enlace(uno, otro))
    expect((await read(uno)).version).toBe(2)
    expect(await eventosDe(uno)).toEqual([100, 175])
    await asesora.data(GUARDAR, enlace(otro, uno))
    expect(await ladoDe(uno)).toMatchObject({ otorga: false, parejaId: otro })
    expect(await eventosDe(uno)).toEqual([100, 175, 176])
  })

  test('may be changed with it, one of them new', async () => {
    const uno = await nuevo()
    const [, otro] = await asesora.data(GUARDAR, [
      { prospectoId: uno, otorga: true, nombres: 'Otro Nombre' },
      persona({ otorga: false }),
    ])
    expect(await read(uno)).toMatchObject({ nombres: 'OTRO NOMBRE', otorga: true })
    expect(await ladoDe(otro.prospectoId)).toMatchObject({ parejaId: uno })
  })

  test('one of another pair, a stage further, inactive, quoted, without rut or foreign: nobody is joined', async () => {
    const [a, b] = (await asesora.data(GUARDAR, dos())).map((l: { prospectoId: number }) => l.prospectoId)
    const libre = await nuevo()
    const avanzado = await nuevo()
    await desk.db.updateTable('prospecto').set({ etapa: 'cotizacionFinalizada' }).where('id', '=', avanzado).execute()
    const inactivo = await nuevo()
    await porHttp(asesora)('ingresarProspecto', { prospectoId: inactivo, activo: false })
    const sinRut = await nuevo(asesora, { rut: '' })
    const ajeno = await nuevo(asesor2)
    const casos: [number, number, string][] = [
      [a, 409, 'El prospecto ya es parte de otra pareja de compensados.'],
      [b, 409, 'El prospecto ya es parte de otra pareja de compensados.'],
      [avanzado, 422, 'La pareja se forma antes de confirmar un plan.'],
      [
        inactivo,
        422,
        'El cliente se encuentra inactivo, si se desea continuar con la prospecto se debe generar otra postulacion',
      ],
      [sinRut, 400, 'Ingrese valor'],
      [ajeno, 404, 'No se encontró lo que busca.'],
      [999_999, 404, 'No se encontró lo que busca.'],
      [libre, 422, 'Una pareja se forma con dos prospectos distintos.'],
    ]
    for (const [id, status, descripcion] of casos) {
      const got = await rechazado(enlace(libre, id))
      expect([got.status, got.descripcion]).toEqual([status, descripcion])
      expect(await ladoDe(libre)).toMatchObject({ parejaId: null, tipoPlan: 'N' })
    }
    expect(await ladoDe(a)).toMatchObject({ parejaId: b })
  })

  test('a stale version joins nobody', async () => {
    const [uno, otro] = [await nuevo(), await nuevo()]
    await porHttp(asesora)('ingresarProspecto', { prospectoId: uno, nombres: 'Cambiada' })
    const [primero, segundo] = enlace(uno, otro)
    expect((await rechazado([{ ...primero, version: 1 }, segundo])).status).toBe(412)
    expect(await ladoDe(otro)).toMatchObject({ parejaId: null })
  })

  test('two requests linking the same person at once give one pair', async () => {
    const [comun, una, otra] = [await nuevo(), await nuevo(), await nuevo()]
    const answers = await Promise.all([
      asesora.post(GUARDAR, enlace(comun, una)),
      asesora.post(GUARDAR, enlace(otra, comun)),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const lados = await Promise.all([comun, una, otra].map(ladoDe))
    expect(lados.filter((l) => l.parejaId !== null)).toHaveLength(2)
  })
})

describe('a pair that stands', () => {
  test('each side saved at once with the same rut: one of them is refused', async () => {
    const rut = nuevoRut()
    const lados = await asesora.data(GUARDAR, dos())
    const saves = lados.map(({ prospectoId }: { prospectoId: number }) =>
      asesora.post(routes.ingresarProspecto.path, { prospectoId, rut }),
    )
    const statuses = (await Promise.all(saves)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 422])
  })
})

describe('access', () => {
  test('an advisor for themselves; a head of team, a supervisor and the desk do not', async () => {
    for (const usuario of ['jefatura', 'contraloria', 'mesa', 'administracion'])
      expect((await rechazado(dos(), await desk.as(usuario))).status).toBe(403)
  })

  test('a bearer client for the advisor it names, both of one advisor', async () => {
    const client = await desk.bearer()
    const { data } = (await asesor2.get(routes.sesionActual.path)).body
    const { identificador } = data
    const [otorga] = await client.data(GUARDAR, dos({ identificador }, { identificador }))
    expect(await read(otorga.prospectoId, asesor2)).toMatchObject({ otorga: true })
    const [mio, suyo] = [await nuevo(asesora), await nuevo(asesor2)]
    const got = await rechazado(
      [
        { prospectoId: mio, otorga: true },
        { prospectoId: suyo, otorga: false },
      ],
      client,
    )
    expect([got.status, got.descripcion]).toEqual([422, 'Los dos prospectos de una pareja son del mismo asesor.'])
  })
})
