import { routes } from '@alerce/contract/routes'
import { HORA_MS } from '@alerce/domain/base/fechas/duracion'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { conDosAuditores } from '../../../../testing/auditores.ts'
import type { Client } from '../../../../testing/client.ts'
import { type Desk, openDesk } from '../../../../testing/desk.ts'
import { INICIO } from '../../../../testing/template.ts'
import { dsHasta } from '../../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
let andres: Client
let fernanda: Client

beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  await conDosAuditores(desk)
  asesora = await desk.as('asesora')
})
afterAll(() => desk.close())
beforeEach(async () => {
  desk.clock.move(INICIO)
  andres = await desk.as('contraloria')
  fernanda = await desk.as('mesa')
})

const pasanHoras = (horas: number) => desk.clock.move(new Date(Date.parse(INICIO) + horas * HORA_MS).toISOString())
const asma = { diagnosticos: { 4: ['J45', 'Asma', '15-03-2015'] } } as const
type DS = { readonly identificador: number }
const enCola = async (): Promise<DS> => {
  const { identificador } = await dsHasta(asesora, 'resultado', { declaracion: { ...asma, peso: 95, altura: 1.6 } })
  return { identificador }
}

const take = (who: Client, ds: DS, motivo?: string) =>
  who.post(routes.tomarCasoContraloria.path, { ...ds, ...(motivo === undefined ? {} : { motivo }) })
const release = (who: Client, ds: DS) => who.post(routes.soltarCasoContraloria.path, ds)
const leave = (who: Client, ds: DS, nota: string) => who.post(routes.dejarCasoEnCola.path, { ...ds, nota })
const situacion = (who: Client, ds: DS) => who.data(routes.situacionDeCaso.path, ds)
const caso = (who: Client, ds: DS) => who.data(routes.obtenerCasoContraloria.path, ds)
const approve = (who: Client, ds: DS) =>
  who.post(routes.responderEvaluacionFinanciera.path, { ...ds, decision: 'aprueba', rentaPromedio: 1_800_000 })
const reject = (who: Client, ds: DS) =>
  who.post(routes.responderEvaluacionFinanciera.path, {
    ...ds,
    decision: 'rechaza',
    motivo: 'La renta no se acredita con papeles',
  })
const enLaCola = async (who: Client, { identificador }: DS, cola = 'todas') =>
  (await who.data(routes.obtenerColaContraloria.path, { cola })).casos.find(
    (c: { identificador: number }) => c.identificador === identificador,
  )

describe('two auditors on one case', () => {
  test('the auditor of a taken case is shown to the other, whose answer is refused', async () => {
    const ds = await enCola()
    expect((await take(andres, ds)).status).toBe(200)
    const deAndres = { por: 'Andrés Sepúlveda', desde: INICIO, asignadaPor: null }
    expect((await situacion(andres, ds)).toma).toEqual({ ...deAndres, propia: true })
    expect((await situacion(fernanda, ds)).toma).toEqual({ ...deAndres, propia: false })
    expect(await enLaCola(fernanda, ds)).toMatchObject({ toma: { ...deAndres, propia: false }, notas: 0 })
    expect(await approve(fernanda, ds)).toMatchObject({
      status: 409,
      body: { codigo: 'caso_tomado', data: { quien: 'Andrés Sepúlveda', desde: INICIO } },
    })
    expect(await leave(fernanda, ds, 'Falta una liquidación')).toMatchObject({ status: 409 })
    expect((await approve(andres, ds)).status).toBe(200)
    await desk.releaseRespuestas()
    // the answer ends the taking, and the next step is a new case
    expect((await situacion(fernanda, ds)).toma).toBeNull()
  })

  test('it is taken over with a reason that says something, which stays with the case', async () => {
    const ds = await enCola()
    await take(andres, ds)
    expect(await take(fernanda, ds)).toMatchObject({ status: 409, body: { codigo: 'caso_tomado' } })
    expect(await take(fernanda, ds, 'urge')).toMatchObject({
      status: 400,
      body: { errores: [{ campo: 'motivo', mensaje: 'Explique por qué en una frase, con al menos 3 palabras' }] },
    })
    const motivo = 'Andrés salió con licencia médica'
    expect((await take(fernanda, ds, motivo)).status).toBe(200)
    expect((await approve(andres, ds)).status).toBe(409)
    const { notas } = await caso(fernanda, ds)
    expect(notas).toEqual([
      { clase: 'toma', por: 'Fernanda Araya', para: 'Andrés Sepúlveda', en: INICIO, texto: motivo },
    ])
    const rows = await desk.db.selectFrom('notaCaso').select('texto').execute()
    for (const { texto } of rows) expect(texto.toString('latin1')).not.toContain('licencia')
  })

  test('a case taken by two at once goes to one', async () => {
    const ds = await enCola()
    const answers = await Promise.all([take(andres, ds), take(fernanda, ds)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const winner = answers[0]?.status === 200 ? andres : fernanda
    expect((await situacion(winner, ds)).toma.propia).toBe(true)
    // repeating the call changes nothing for the holder
    expect((await take(winner, ds)).status).toBe(200)
  })

  test('released by its auditor it is free; another auditor cannot release it', async () => {
    const ds = await enCola()
    await take(andres, ds)
    expect((await release(fernanda, ds)).status).toBe(200)
    expect((await situacion(andres, ds)).toma).not.toBeNull()
    await release(andres, ds)
    expect((await situacion(andres, ds)).toma).toBeNull()
    expect((await approve(fernanda, ds)).status).toBe(200)
  })

  test('undoing an answer leaves the case with its auditor', async () => {
    const ds = await enCola()
    await take(andres, ds)
    await reject(andres, ds)
    expect(await take(fernanda, ds, 'Andrés salió con licencia')).toMatchObject({ body: { codigo: 'caso_no_espera' } })
    await andres.post(routes.deshacerEvaluacion.path, ds)
    expect((await situacion(andres, ds)).toma.propia).toBe(true)
  })
})

describe('left alone for the hours of the insurer', () => {
  test('it is free again; opened, it is not', async () => {
    const ds = await enCola()
    const otro = await enCola()
    for (const each of [ds, otro]) await take(andres, each)
    pasanHoras(7)
    andres = await desk.as('contraloria')
    await caso(andres, otro)
    pasanHoras(9)
    fernanda = await desk.as('mesa')
    expect((await situacion(fernanda, ds)).toma).toBeNull()
    expect((await situacion(fernanda, otro)).toma).toMatchObject({ por: 'Andrés Sepúlveda' })
    expect(await enLaCola(fernanda, ds)).toMatchObject({ toma: null })
    expect((await approve(fernanda, ds)).status).toBe(200)
    expect((await approve(fernanda, otro)).status).toBe(409)
  })

  test('a former auditor keeps no case from the others', async () => {
    const ds = await enCola()
    await take(fernanda, ds)
    const mesa = desk.db.updateTable('usuario').where('usuario', '=', 'mesa')
    await mesa.set({ activo: false }).execute()
    expect((await approve(andres, ds)).status).toBe(200)
    await mesa.set({ activo: true }).execute()
  })
})

describe('given to somebody', () => {
  const auditores = (who: Client) => who.data(routes.obtenerAuditores.path, {})
  const assign = (who: Client, ds: DS, usuarioId: number, motivo = '') =>
    who.post(routes.asignarCasoContraloria.path, { ...ds, usuarioId, motivo })
  const idDe = async (who: Client) => (await auditores(who)).find((a: { propia: boolean }) => a.propia).usuarioId

  test('the case is in the view of its new auditor, with the name of the assigner', async () => {
    const ds = await enCola()
    expect((await assign(andres, ds, await idDe(fernanda))).status).toBe(200)
    expect((await situacion(fernanda, ds)).toma).toMatchObject({ propia: true, asignadaPor: 'Andrés Sepúlveda' })
    expect(await enLaCola(fernanda, ds, 'mias')).toMatchObject({ notas: 1 })
    expect(await enLaCola(andres, ds, 'mias')).toBeUndefined()
    const de = (await auditores(andres)).find((a: { nombre: string }) => a.nombre === 'Fernanda Araya')
    expect(de).toMatchObject({ casos: expect.any(Number), propia: false })
    expect((await caso(fernanda, ds)).notas).toMatchObject([
      { clase: 'asignacion', por: 'Andrés Sepúlveda', para: 'Fernanda Araya', texto: '' },
    ])
    // a case held by another person is assigned with a reason
    expect(await assign(andres, ds, await idDe(andres))).toMatchObject({ body: { codigo: 'caso_tomado' } })
    expect((await assign(andres, ds, await idDe(andres), 'Fernanda tiene demasiados casos')).status).toBe(200)
    expect((await situacion(andres, ds)).toma).toMatchObject({ propia: true, asignadaPor: null })
  })

  test('a user outside contraloría is refused', async () => {
    const { id } = await desk.db
      .selectFrom('usuario')
      .select('id')
      .where('usuario', '=', 'asesora')
      .executeTakeFirstOrThrow()
    expect(await assign(andres, await enCola(), id)).toMatchObject({
      status: 422,
      body: { errores: [{ campo: 'usuarioId', mensaje: 'Esa persona ya no trabaja en contraloría. Elija otra.' }] },
    })
  })
})

describe('left in the queue', () => {
  test('with a note that stays with the case, which is free', async () => {
    const ds = await enCola()
    await take(andres, ds)
    const nota = 'Llamar al empleador por las liquidaciones'
    expect((await leave(andres, ds, nota)).status).toBe(200)
    expect(await enLaCola(fernanda, ds)).toMatchObject({ toma: null, notas: 1 })
    expect((await caso(fernanda, ds)).notas).toEqual([
      { clase: 'nota', por: 'Andrés Sepúlveda', para: null, en: INICIO, texto: nota },
    ])
    await approve(fernanda, ds)
    await desk.releaseRespuestas()
    await leave(fernanda, ds, 'Pedir el informe del broncopulmonar')
    expect((await caso(andres, ds)).notas).toHaveLength(2)
  })

  test.each([
    ['', 'Escriba la nota'],
    ['ok', 'Diga qué falta o qué vio, con al menos 2 palabras'],
    ['una nota '.repeat(200), 'La nota admite hasta 800 caracteres'],
  ])('one that will not do is refused at its field, %#', async (nota, mensaje) => {
    expect(await leave(andres, await enCola(), nota)).toMatchObject({
      status: 400,
      body: { errores: [{ campo: 'nota', mensaje }] },
    })
  })

  test('a note about health is not shown in a review of the income', async () => {
    const ds = await enCola()
    await approve(andres, ds)
    await desk.releaseRespuestas()
    await leave(andres, ds, 'El asma sigue en tratamiento')
    await desk.db.updateTable('declaracion').set({ resultado: 6 }).where('id', '=', ds.identificador).execute()
    expect((await caso(fernanda, ds)).notas).toEqual([])
  })

  test('a case keeps a hundred notes', async () => {
    const ds = await enCola()
    await leave(andres, ds, 'La primera nota')
    const { id, ...nota } = await desk.db
      .selectFrom('notaCaso')
      .selectAll()
      .where('declaracionId', '=', ds.identificador)
      .executeTakeFirstOrThrow()
    expect(id).toBeGreaterThan(0)
    await desk.db
      .insertInto('notaCaso')
      .values(Array.from({ length: 99 }, () => nota))
      .execute()
    expect(await leave(andres, ds, 'Una nota más')).toMatchObject({ status: 422 })
  })
})
