import { routes } from '@alerce/contract/routes'
import { siguientes } from '@alerce/domain/cartera/siguiente'
import { asuntosContados } from '@alerce/domain/limites'
import { type EstadoProspecto, estadosDelProspecto } from '@alerce/domain/postulacion/estado'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { generateDS, quote } from '../../../semilla/demo/recorrido.ts'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { diaDe, hace } from '../../../testing/dia.ts'
import { INICIO } from '../../../testing/template.ts'
import { dsNueva, nuevoPostulante, porHttp } from '../../../testing/ventas.ts'

interface AsuntoDelDia {
  readonly prospectoId: number
  readonly nombre: string
  readonly citaId: number | null
  readonly paso: string
  readonly desde: string
  readonly dias: number
}
interface GrupoDeAsuntos {
  readonly grupo: string
  readonly total: number
  readonly asuntos: readonly AsuntoDelDia[]
}

let desk: Desk
let asesora: Client
let set: ReturnType<typeof diaDe>['set']
let cite: ReturnType<typeof diaDe>['cite']
let openIrregularidad: ReturnType<typeof diaDe>['openIrregularidad']
let empty: () => Promise<void>
const ids: Record<string, number> = {}
const { path } = routes.obtenerMiDia

beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  asesora = await desk.as('asesora')
  for (const { id, usuario } of await desk.db.selectFrom('usuario').select(['id', 'usuario']).execute())
    ids[usuario] = id
  ;({ set, cite, openIrregularidad, empty } = diaDe(desk, ids.asesora ?? 0))
})
afterAll(() => desk.close())

const read = (client = asesora, limite = 50): Promise<{ grupos: GrupoDeAsuntos[] }> => client.data(path, { limite })

async function grupo(cual: string, client = asesora, limite = 50): Promise<GrupoDeAsuntos> {
  const found = (await read(client, limite)).grupos.find((one) => one.grupo === cual)
  if (!found) throw new Error(cual)
  return found
}
const asuntos = async (cual: string, client = asesora) =>
  (await grupo(cual, client)).asuntos.map(({ nombre, paso, dias }) => [nombre, paso, dias])

test('no open case of the demo is without a step, and each is in one group at most', async () => {
  const jefatura = await desk.as('jefatura')
  for (const client of [asesora, await desk.as('asesor2'), jefatura]) {
    const { grupos } = await read(client)
    expect(grupos.map((one) => one.grupo)).toEqual(['atrasado', 'hoy', 'espera', 'pospuesto'])
    const todos = grupos.flatMap((one) => one.asuntos)
    for (const { paso } of todos) expect(paso).not.toBe('')
    const prospectos = todos.filter(({ citaId }) => citaId === null).map(({ prospectoId }) => prospectoId)
    expect(new Set(prospectos).size).toBe(prospectos.length)
  }
})

describe('of an advisor', () => {
  beforeEach(() => empty())

  test('with nothing to do, its groups are empty', async () => {
    const { grupos } = await read()
    expect(grupos).toEqual(
      ['atrasado', 'hoy', 'espera', 'pospuesto'].map((cual) => ({ grupo: cual, total: 0, asuntos: [] })),
    )
  })

  test('each matter shows person, step, start and days late', async () => {
    const prospectoId = await set('ANA', 'DS en Revisión', 4, { folioDS: 5_000_000_999 })
    expect(await grupo('atrasado')).toEqual({
      grupo: 'atrasado',
      total: 1,
      asuntos: [
        {
          prospectoId,
          citaId: null,
          tareaId: null,
          hora: null,
          nombre: 'ANA VERA SOTO',
          estado: 'DS en Revisión',
          folioDS: 5_000_000_999,
          telefono: '200000000',
          motivo: 'DS en Revisión',
          paso: 'Subir los antecedentes pedidos',
          desde: hace(4),
          dias: 3,
          vuelve: null,
          asesor: null,
        },
      ],
    })
  })

  const plazo = (estado: EstadoProspecto) => {
    const siguiente = siguientes[estado]
    return siguiente.actua === 'nadie' ? null : siguiente
  }
  test.each(estadosDelProspecto)('%s stands where its term says', async (estado) => {
    const siguiente = plazo(estado)
    for (const dias of [0, 1, 2, 3, 4, 5, 6]) await set(`DE ${dias} DÍAS`, estado, dias)
    const totales = Object.fromEntries((await read()).grupos.map((one) => [one.grupo, one.total]))
    if (!siguiente) return expect(totales).toEqual({ atrasado: 0, hoy: 0, espera: 0, pospuesto: 0 })
    const { plazoDias } = siguiente
    const suyo = siguiente.actua === 'asesor'
    expect(totales).toEqual({
      atrasado: 6 - plazoDias,
      hoy: suyo ? 1 : 0,
      espera: suyo ? 0 : plazoDias + 1,
      pospuesto: 0,
    })
  })

  test('the oldest come first, up to the limit; all are counted', async () => {
    for (const dias of [9, 30, 12]) await set(`DE ${dias} DÍAS`, 'DS Aceptada', dias)
    for (const dias of [20, 10]) await set(`DE ${dias} DÍAS`, 'Cotización Finalizada', dias)
    const { total, asuntos: primeros } = await grupo('atrasado', asesora, 3)
    expect(total).toBe(5)
    expect(primeros.map(({ nombre }) => nombre)).toEqual(['30', '20', '12'].map((n) => `DE ${n} DÍAS VERA SOTO`))
  })

  test('a group is counted so far and no further', async () => {
    const base = await set('MUCHOS', 'Renta Insuficiente', 30)
    const { id, buzon, ...row } = await desk.db
      .selectFrom('prospecto')
      .selectAll()
      .where('id', '=', base)
      .executeTakeFirstOrThrow()
    await desk.db
      .insertInto('prospecto')
      .values(Array.from({ length: asuntosContados + 4 }, () => row))
      .execute()
    expect(await grupo('atrasado', asesora, 1)).toMatchObject({ total: asuntosContados })
    await desk.db.deleteFrom('prospecto').where('nombres', '=', 'MUCHOS').execute()
  })

  test('a wait of others past its limit comes back as overdue, with a step to remind them', async () => {
    await set('EN PLAZO', 'DS en Evaluación', 2)
    await set('FUERA DE PLAZO', 'DS en Evaluación', 3)
    expect(await asuntos('espera')).toEqual([['EN PLAZO VERA SOTO', 'Espera la evaluación de contraloría', 0]])
    expect(await asuntos('atrasado')).toEqual([
      ['FUERA DE PLAZO VERA SOTO', 'Consultar a contraloría por la evaluación', 1],
    ])
  })

  test('a state that changes begins its own term', async () => {
    const prospectoId = await quote(porHttp(asesora), nuevoPostulante())
    await desk.db
      .updateTable('prospecto')
      .set({ estadoDesde: hace(9) })
      .where('id', '=', prospectoId)
      .execute()
    expect((await grupo('atrasado')).asuntos).toMatchObject([{ prospectoId, paso: 'Generar la DS', dias: 7 }])
    await generateDS(porHttp(asesora), prospectoId)
    expect((await read()).grupos.map(({ total }) => total)).toEqual([0, 0, 0, 0])
  })

  describe('appointments', () => {
    let prospectoId: number
    beforeEach(async () => {
      prospectoId = await set('CITADA', 'Prospecto Ingresado', 0)
    })

    test('of today come first, by hour; then matters without an hour', async () => {
      await set('SIN HORA', 'Prospecto Ingresado', 3)
      const tarde = await cite(prospectoId, '2026-10-07T20:00:00.000Z')
      await cite(prospectoId, '2026-10-07T15:30:00.000Z')
      const { total, asuntos: delDia } = await grupo('hoy')
      expect(delDia.map(({ paso }) => paso)).toEqual([
        'Cita a las 12:30',
        'Cita a las 17:00',
        'Completar sus antecedentes',
      ])
      expect(delDia[1]).toMatchObject({ citaId: tarde, prospectoId, desde: '2026-10-07T20:00:00.000Z', dias: 0 })
      expect(total).toBe(3)
    })

    test('that ended without an outcome are listed to be closed', async () => {
      await cite(prospectoId, '2026-10-07T12:00:00.000Z')
      await cite(prospectoId, '2026-10-05T15:00:00.000Z')
      expect(await asuntos('atrasado')).toEqual([
        ['CITADA VERA SOTO', 'Cerrar la cita: ¿se realizó?', 2],
        ['CITADA VERA SOTO', 'Cerrar la cita: ¿se realizó?', 0],
      ])
    })

    test('with an outcome, and those of tomorrow, ask for nothing', async () => {
      await cite(prospectoId, '2026-10-05T15:00:00.000Z', 'R')
      await cite(prospectoId, '2026-10-07T20:00:00.000Z', 'N')
      await cite(prospectoId, '2026-10-08T03:00:00.000Z')
      expect((await read()).grupos.map(({ total }) => total)).toEqual([0, 0, 0, 0])
    })

    test('beyond the page limit are still counted', async () => {
      for (const hora of ['14', '15', '16']) await cite(prospectoId, `2026-10-07T${hora}:00:00.000Z`)
      for (const dia of ['01', '02']) await cite(prospectoId, `2026-10-${dia}T14:00:00.000Z`)
      const { grupos } = await read(asesora, 1)
      expect(grupos.map(({ total, asuntos: dichos }) => [total, dichos.length])).toEqual([
        [2, 1],
        [3, 1],
        [0, 0],
        [0, 0],
      ])
    })
  })

  describe('a stopped case', () => {
    test('is listed once, by its stop and not by its Estado', async () => {
      const prospectoId = await set('DETENIDA', 'Documentos Enviados', 1)
      await set('LIBRE', 'Documentos Enviados', 1)
      await openIrregularidad(prospectoId, hace(0))
      const { grupos } = await read()
      expect(grupos.map(({ total }) => total)).toEqual([0, 1, 1, 0])
      expect(await asuntos('hoy')).toEqual([['DETENIDA VERA SOTO', 'Corregir la irregularidad', 0]])
      expect(await asuntos('espera')).toEqual([['LIBRE VERA SOTO', 'Espera que el contrato se suscriba', 0]])
      await desk.db.updateTable('irregularidad').set({ cerradaEn: INICIO, cerradaPor: 'mesa' }).execute()
      expect((await grupo('espera')).total).toBe(2)
    })

    test('by a rejected authentication is overdue two days later; lifted or annulled, no more', async () => {
      const { prospectoId, identificador } = await dsNueva(asesora)
      await desk.db
        .updateTable('prospecto')
        .set({ estado: 'DS en Proceso', estadoDesde: hace(0) })
        .where('id', '=', prospectoId)
        .execute()
      const rechazo = { declaracionId: identificador, glosa: 'x', etapaAnterior: 'inicio' as const, por: 'mesa' }
      await desk.db
        .insertInto('rechazoAutenticacion')
        .values({ ...rechazo, en: hace(2) })
        .execute()
      expect(await asuntos('atrasado')).toEqual([
        [expect.stringContaining('ELENA'), 'Llamar por la autenticación rechazada', 1],
      ])
      for (const fin of [{ anuladoEn: INICIO }, { anuladoEn: null, levantadoEn: INICIO }]) {
        await desk.db.updateTable('rechazoAutenticacion').set(fin).execute()
        expect((await grupo('atrasado')).total).toBe(0)
      }
    })

    test('of a closed case asks for nothing', async () => {
      await openIrregularidad(await set('CERRADA', 'DS Rechazada', 1), hace(5))
      expect((await read()).grupos.map(({ total }) => total)).toEqual([0, 0, 0, 0])
    })
  })

  test('days are those of Santiago, also on the day without midnight', async () => {
    desk.clock.move('2026-09-06T04:00:00.000Z')
    const aLaUna = await desk.as('asesora')
    await set('EL DÍA 2', 'Prospecto Ingresado', 0, { estadoDesde: '2026-09-03T03:59:59.999Z' })
    await set('EL DÍA 3', 'Prospecto Ingresado', 0, { estadoDesde: '2026-09-03T04:00:00.000Z' })
    await set('EL DÍA 4', 'Prospecto Ingresado', 0, { estadoDesde: '2026-09-04T04:00:00.000Z' })
    expect(await asuntos('atrasado', aLaUna)).toEqual([['EL DÍA 2 VERA SOTO', 'Completar sus antecedentes', 1]])
    expect(await asuntos('hoy', aLaUna)).toEqual([['EL DÍA 3 VERA SOTO', 'Completar sus antecedentes', 0]])
    desk.clock.move(INICIO)
    asesora = await desk.as('asesora')
  })

  test('is read by advisor, head of the team and supervisor by link; by no other advisor', async () => {
    await set('DE LA ASESORA', 'DS en Revisión', 9)
    await set('DEL OTRO', 'DS en Revisión', 9, { asesorId: ids.asesor2 })
    const administracion = porHttp(await desk.as('administracion'))
    const { ruta } = await administracion('crearEnlaceSupervisor', {
      asesorId: ids.asesora ?? 0,
      jefeId: ids.jefatura ?? 0,
    })
    const supervisor = desk.anyone()
    await supervisor.enter(routes.validarAsesorJefe.path, Object.fromEntries(new URL(ruta, 'http://x').searchParams))
    const de = async (client: Client) => (await grupo('atrasado', client)).asuntos.map(({ nombre }) => nombre)
    for (const client of [asesora, await desk.as('jefatura'), supervisor])
      expect(await de(client)).toEqual(['DE LA ASESORA VERA SOTO'])
    expect(await de(await desk.as('asesor2'))).toEqual(['DEL OTRO VERA SOTO'])
  })
})

test.each(['contraloria', 'mesa', 'administracion'])('%s has no portfolio', async (usuario) => {
  expect((await (await desk.as(usuario)).post(path, {})).status).toBe(403)
})

test.each([0, 51, 'x'])('a limit of %j is refused', async (limite) => {
  expect((await asesora.post(path, { limite })).status).toBe(400)
})

test('without a limit five of each come', async () => {
  for (const n of [1, 2, 3, 4, 5, 6]) await set(`N${n}`, 'DS en Revisión', 9)
  const { grupos } = await asesora.data(path, {})
  expect(grupos[0].asuntos).toHaveLength(5)
})
