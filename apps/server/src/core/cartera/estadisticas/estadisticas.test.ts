import { routes } from '@alerce/contract/routes'
import { type Figura, figuras, figurasContadas } from '@alerce/domain/cartera/estadisticas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { confirmPlan, generateDS } from '../../../semilla/demo/recorrido.ts'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { dsHasta, porHttp } from '../../../testing/ventas.ts'

let desk: Desk
let ids: Record<string, number>
const lectores: Record<string, Client> = {}
beforeAll(async () => {
  desk = await openDesk()
  const rows = await desk.db.selectFrom('usuario').select(['id', 'usuario']).execute()
  ids = Object.fromEntries(rows.map((row) => [row.usuario, row.id]))
  for (const usuario of ['asesora', 'asesor2', 'jefatura']) lectores[usuario] = await desk.as(usuario)
  lectores.supervisor = await supervisorDe('asesora')
})
afterAll(() => desk.close())

async function supervisorDe(asesor: string): Promise<Client> {
  const administracion = porHttp(await desk.as('administracion'))
  const { ruta } = await administracion('crearEnlaceSupervisor', { asesorId: ids[asesor]!, jefeId: ids.jefatura! })
  const client = desk.anyone()
  await client.enter(routes.validarAsesorJefe.path, Object.fromEntries(new URL(ruta, 'http://x').searchParams))
  return client
}

const octubre = { mesRegistro: 10, añoRegistro: 2026 }
const septiembre = { mesRegistro: 9, añoRegistro: 2026 }
const CIFRAS = routes.obtenerEstadisticasSuscripciones.path
const FILAS = routes.obtenerFilasEstadistica.path
const cifras = (client: Client, mes: object = octubre) => client.data(CIFRAS, mes)

/** Rows of a figure, read in small pages. */
async function filasDe(client: Client, figura: Figura, mes: object = octubre) {
  const todas: { filaId: number; prospectoId: number; estado: string; fecha: string; folioDS: number | null }[] = []
  let cursor: number | null = null
  do {
    const page: { filas: typeof todas; siguiente: number | null } = await client.data(FILAS, {
      ...mes,
      figura,
      cursor,
      limite: 7,
    })
    todas.push(...page.filas)
    cursor = page.siguiente
  } while (cursor !== null)
  return todas
}

const iso = (fecha: string) => fecha.split('-').reverse().join('-')

/** Sale with a contract, whose DS was sent on another day. */
async function sign(declaracionId: number, enviada: string): Promise<void> {
  await desk.db
    .updateTable('declaracion')
    .set({ etapa: 'terminado', enviadaEn: enviada, actualizadaEn: '2026-10-07T12:00:00.000Z' })
    .where('id', '=', declaracionId)
    .execute()
}

describe('the figures and their rows agree', () => {
  const quienes = ['asesora', 'asesor2', 'jefatura', 'supervisor']
  const casos = quienes.flatMap((quien) => figurasContadas.map((figura) => [quien, figura] as const))

  test.each(casos)('%s: %s', async (quien, figura) => {
    const client = lectores[quien]!
    for (const mes of [octubre, septiembre]) {
      const filas = await filasDe(client, figura, mes)
      expect(filas).toHaveLength((await cifras(client, mes))[figura])
      expect(new Set(filas.map(({ filaId }) => filaId)).size).toBe(filas.length)
    }
  })

  test('the demo has at least one row in each counted figure', async () => {
    const { contratos, ...rest } = await cifras(lectores.asesora!)
    for (const figura of figurasContadas.filter((one) => one !== 'contratos')) expect(rest[figura]).toBeGreaterThan(0)
    expect(contratos).toBe(0)
  })

  test('exactly the eleven figures of the specification', async () => {
    expect(Object.keys(await cifras(lectores.asesora!)).sort()).toEqual([...figuras].sort())
  })
})

describe('rows', () => {
  test.each(figurasContadas)('of %s come newest first', async (figura) => {
    const fechas = (await filasDe(lectores.asesora!, figura)).map(({ fecha }) => iso(fecha))
    expect(fechas).toEqual(fechas.toSorted().toReversed())
  })

  test.each(['prospectoMes', 'entrevistaMes', 'dsIngresadaMes'] as const)('of %s are of that month', async (figura) => {
    for (const { fecha } of await filasDe(lectores.asesora!, figura)) expect(fecha).toMatch(/^\d\d-10-2026$/)
  })

  test('of prospectos are the active ones', async () => {
    const estados = (await filasDe(lectores.asesora!, 'prospectos')).map(({ estado }) => estado)
    expect(estados).not.toContain('Inactivo')
  })

  test('of dsAceptadas are sales that go on', async () => {
    const estados = (await filasDe(lectores.asesora!, 'dsAceptadas')).map(({ estado }) => estado)
    expect(new Set(estados).difference(new Set(['DS Aceptada', 'Documentos Enviados', 'Contrato Suscrito']))).toEqual(
      new Set(),
    )
  })

  test('carry the name, and the folio of the DS that is counted', async () => {
    const { filas } = await lectores.asesora!.data(FILAS, { ...octubre, figura: 'dsIngresadas', limite: 1 })
    expect(filas).toEqual([
      {
        filaId: expect.any(Number),
        prospectoId: expect.any(Number),
        nombre: expect.stringMatching(/^\S+ \S+/),
        estado: expect.any(String),
        fecha: expect.stringMatching(/^\d\d-\d\d-\d{4}$/),
        folioDS: expect.any(Number),
        asesor: null,
      },
    ])
  })

  test('show their advisor to the head of the team, unless one advisor is chosen', async () => {
    const jefatura = await desk.as('jefatura')
    const de = async (more: object) =>
      (await jefatura.data(FILAS, { ...octubre, figura: 'prospectos', limite: 1, ...more })).filas[0]?.asesor
    expect([await de({}), await de({ identificador: ids.asesora })]).toEqual(['Camila Rojas', null])
  })

  test("a cursor of somebody else's leads nowhere", async () => {
    const [ajena] = await filasDe(lectores.asesor2!, 'prospectos')
    const answer = await lectores.asesora!.data(FILAS, { ...octubre, figura: 'prospectos', cursor: ajena!.filaId })
    expect(answer).toEqual({ filas: [], siguiente: null })
  })
})

describe('contracts', () => {
  test('raise the closing rates, and a computed figure lists its source rows', async () => {
    const asesora = lectores.asesora!
    const before = await cifras(asesora)
    const { identificador } = await dsHasta(asesora, 'resultado')
    await sign(identificador, '2026-10-07T13:00:00.000Z')
    const after = await cifras(asesora)
    expect(after).toMatchObject({
      contratos: 1,
      dsIngresadas: before.dsIngresadas + 1,
      dsIngresadaMes: before.dsIngresadaMes + 1,
      dsAceptadas: before.dsAceptadas + 1,
    })
    expect(after.tasaCierreDS).toBeCloseTo(100 / after.dsIngresadas, 0)
    expect(after.tasaCierreEntrevista).toBeCloseTo(100 / after.entrevistas, 0)
    expect(after.contratosEstimadosMes).toBeCloseTo(after.dsIngresadaMes / after.dsIngresadas, 0)
    for (const figura of ['contratos', 'tasaCierreDS', 'tasaCierreEntrevista'] as const) {
      expect(await filasDe(asesora, figura)).toMatchObject([{ filaId: identificador, fecha: '07-10-2026' }])
    }
    expect(await filasDe(asesora, 'contratosEstimadosMes')).toHaveLength(after.dsIngresadaMes)
  })

  test('of DS sent more than twelve months ago do not count in the estimate', async () => {
    const asesor2 = lectores.asesor2!
    const { identificador } = await dsHasta(asesor2, 'resultado')
    await sign(identificador, '2025-10-31T12:00:00.000Z')
    expect(await cifras(asesor2)).toMatchObject({ contratos: 1, contratosEstimadosMes: 0 })
    await sign(identificador, '2025-11-01T12:00:00.000Z')
    expect((await cifras(asesor2)).contratosEstimadosMes).toBeGreaterThan(0)
  })
})

describe('the advisors of the figures', () => {
  test('a supervisor by link sees those of the advisor; the head of the team can choose one', async () => {
    const own = await cifras(lectores.asesora!)
    expect(await cifras(lectores.supervisor!)).toEqual(own)
    expect(await cifras(lectores.jefatura!, { ...octubre, identificador: ids.asesora })).toEqual(own)
  })

  test('a head of team sees the whole team, rows and figures', async () => {
    const { jefatura, asesora, asesor2 } = lectores as Record<'jefatura' | 'asesora' | 'asesor2', Client>
    const equipoDe = (id: number | undefined, equipoId: number | null) =>
      desk.db.updateTable('usuario').set({ equipoId }).where('id', '=', id!).execute()
    const equipos = await desk.db.selectFrom('usuario').select(['id', 'equipoId']).execute()
    const equipo = (id: number | undefined) => equipos.find((one) => one.id === id)!.equipoId
    await equipoDe(ids.asesor2, equipo(ids.asesora))
    const [todas, una, otro] = [await cifras(jefatura), await cifras(asesora), await cifras(asesor2)]
    for (const figura of figurasContadas) {
      expect(todas[figura]).toBe(una[figura] + otro[figura])
      expect(await filasDe(jefatura, figura)).toHaveLength(todas[figura])
    }
    await equipoDe(ids.asesor2, equipo(ids.asesor2))
  })

  test('a bearer client names the advisor', async () => {
    const bearer = await desk.bearer()
    expect((await bearer.post(CIFRAS, octubre)).body.errores).toMatchObject([{ campo: 'identificador' }])
    expect(await cifras(bearer, { ...octubre, identificador: ids.asesora })).toEqual(await cifras(lectores.asesora!))
  })

  test.each([CIFRAS, FILAS])("another advisor's are not found: %s", async (path) => {
    const asked = { ...octubre, figura: 'prospectos', identificador: ids.asesor2 }
    expect((await lectores.asesora!.post(path, asked)).status).toBe(404)
    expect((await lectores.supervisor!.post(path, asked)).status).toBe(404)
  })

  test.each(['contraloria', 'mesa', 'administracion'])('%s has none', async (usuario) => {
    expect((await (await desk.as(usuario)).post(CIFRAS, octubre)).status).toBe(403)
  })
})

describe('the month', () => {
  test.each([
    ['añoRegistro'.normalize('NFD'), 'in decomposed letters'],
    ['anoRegistro', 'without its tilde'],
  ])('its year may be sent as %s, %s', async (key) => {
    expect(await cifras(lectores.asesora!, { mesRegistro: 10, [key]: 2026 })).toEqual(await cifras(lectores.asesora!))
  })

  test.each([
    [{ mesRegistro: 11, añoRegistro: 2026 }, 'mesRegistro', 'El mes y el año no pueden ser posteriores a hoy.'],
    [{ mesRegistro: 1, añoRegistro: 2027 }, 'añoRegistro', 'El mes y el año no pueden ser posteriores a hoy.'],
    [{ mesRegistro: 13, añoRegistro: 2026 }, 'mesRegistro', 'El mes debe ser un número del 1 al 12.'],
    [{ mesRegistro: 0, añoRegistro: 2026 }, 'mesRegistro', 'El mes debe ser un número del 1 al 12.'],
    [{ mesRegistro: 10, añoRegistro: 26 }, 'añoRegistro', 'El año debe ser un número desde 2000.'],
    [{ mesRegistro: 10 }, 'añoRegistro', 'Falta el dato.'],
  ])('%o is refused at %s', async (mes, campo, mensaje) => {
    for (const [path, more] of [
      [CIFRAS, {}],
      [FILAS, { figura: 'prospectos' }],
    ] as const) {
      const { status, body } = await lectores.asesora!.post(path, { ...mes, ...more })
      expect(status).toBe(400)
      expect(body.errores).toEqual([{ campo, mensaje }])
    }
  })

  test('begins and ends at midnight of Santiago', async () => {
    const asesora = lectores.asesora!
    const [{ prospectoId } = { prospectoId: 0 }] = await filasDe(asesora, 'prospectos')
    const record = (en: string) =>
      desk.db.updateTable('prospecto').set({ registradoEn: en }).where('id', '=', prospectoId).execute()
    const esDe = async (mes: object) =>
      (await filasDe(asesora, 'prospectoMes', mes)).some((fila) => fila.prospectoId === prospectoId)
    await record('2026-10-01T02:59:59.000Z')
    expect([await esDe(septiembre), await esDe(octubre)]).toEqual([true, false])
    await record('2026-10-01T03:00:00.000Z')
    expect([await esDe(septiembre), await esDe(octubre)]).toEqual([false, true])
  })
})

describe('a declaration that is reused', () => {
  test('counts as sent once, and its outcome in either sale counts once', async () => {
    const asesora = lectores.asesora!
    const set = (id: number, ds: object) => desk.db.updateTable('declaracion').set(ds).where('id', '=', id).execute()
    const { prospectoId, identificador } = await dsHasta(asesora, 'resultado')
    await set(identificador, { etapa: 'noVigente', resultado: 8 })
    const antes = await cifras(asesora)
    const copia = await porHttp(asesora)('reutilizarDS', { prospectoId })
    expect(await cifras(asesora)).toEqual(antes)

    await confirmPlan(porHttp(asesora), copia.prospectoId)
    const suya = await generateDS(porHttp(asesora), copia.prospectoId)
    const { enviadaEn } = await desk.db
      .selectFrom('declaracion')
      .select('enviadaEn')
      .where('id', '=', suya)
      .executeTakeFirstOrThrow()
    expect(enviadaEn).not.toBeNull()
    expect(await cifras(asesora)).toEqual(antes)

    await set(suya, { etapa: 'dsFinalizada', resultado: 1 })
    expect((await cifras(asesora)).dsAceptadas).toBe(antes.dsAceptadas + 1)
    await set(identificador, { etapa: 'dsFinalizada', resultado: 1 })
    expect((await cifras(asesora)).dsAceptadas).toBe(antes.dsAceptadas + 1)
    await set(suya, { etapa: 'terminado' })
    const { contratos, dsIngresadas } = await cifras(asesora)
    expect([contratos, dsIngresadas]).toEqual([antes.contratos + 1, antes.dsIngresadas])
    expect((await filasDe(asesora, 'contratos')).map((fila) => fila.prospectoId)).toContain(prospectoId)

    // the copy counts once the first sale is inactive
    await desk.db.updateTable('prospecto').set({ estado: 'Inactivo' }).where('id', '=', prospectoId).execute()
    expect((await cifras(asesora)).prospectos).toBe(antes.prospectos)
  })
})
