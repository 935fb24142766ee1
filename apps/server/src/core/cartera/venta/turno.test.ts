import { routes } from '@alerce/contract/routes'
import type { EtapaDS } from '@alerce/domain/declaracion/etapas'
import type { ResultadoDS } from '@alerce/domain/declaracion/evaluacion'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { formularioDe } from '../../../semilla/demo/recorrido.ts'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { diaDe } from '../../../testing/dia.ts'
import { invitada } from '../../../testing/electronica/electronica.ts'
import { signInPostulante } from '../../../testing/postulante.ts'
import { dsHasta, nuevoPostulante, porHttp } from '../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
let asesorId = 0
beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  asesora = await desk.as('asesora')
  const quien = desk.db.selectFrom('usuario').select('id').where('usuario', '=', 'asesora')
  asesorId = (await quien.executeTakeFirstOrThrow()).id
})
beforeEach(() => diaDe(desk, asesorId).empty())
afterAll(() => desk.close())

interface GrupoDeAsuntos {
  readonly grupo: string
  readonly total: number
  readonly asuntos: readonly { readonly prospectoId: number; readonly paso: string }[]
}

/** Turn on card and header, which must be equal, with the current step of the bar. */
async function dicho(prospectoId: number) {
  const todas = await porHttp(asesora)('obtenerProspectos', { limite: 100 })
  const suya = todas.find((una) => una.prospectoId === prospectoId)
  const { turno, pasos } = await porHttp(asesora)('obtenerVenta', { prospectoId })
  expect(turno).toEqual(suya?.turno)
  const ahora = pasos.find(({ situacion }) => situacion === 'ahora')
  return { actua: turno.actua, paso: turno.paso, clave: ahora?.clave, detalle: ahora?.detalle, ruta: ahora?.ruta }
}

/** Groups of the day with matters, each with its count and text. */
async function enMiDia() {
  const { grupos }: { grupos: GrupoDeAsuntos[] } = await asesora.data(routes.obtenerMiDia.path, { limite: 50 })
  return grupos
    .filter(({ total }) => total > 0)
    .map(({ grupo, total, asuntos }) => [grupo, total, ...asuntos.map(({ paso }) => paso)])
}

const esta = (identificador: number, ds: { readonly etapa: EtapaDS; readonly resultado?: ResultadoDS }) =>
  desk.db.updateTable('declaracion').set(ds).where('id', '=', identificador).execute()
const enElEstado = (
  prospectoId: number,
  estado: 'DS en Proceso' | 'DS en Revisión' | 'DS Aceptada con Restricciones',
) =>
  desk.db
    .updateTable('prospecto')
    .set({ estado, estadoDesde: desk.clock.ahora() })
    .where('id', '=', prospectoId)
    .execute()
const haceTiempo = (prospectoId: number, estado = {}) =>
  desk.db
    .updateTable('prospecto')
    .set({ estadoDesde: '2026-09-01T12:00:00.000Z', ...estado })
    .where('id', '=', prospectoId)
    .execute()

describe('an electronic sale, on its card, its header, its bar and in the day', () => {
  test.each([
    ['DS en Proceso', { etapa: 'cotizante' }, 'declaracion', 'responda su DS'],
    ['DS en Revisión', { etapa: 'resultado', resultado: 3 }, 'resultado', 'los antecedentes'],
    ['DS Aceptada con Restricciones', { etapa: 'resultado', resultado: 2 }, 'resultado', 'las restricciones'],
  ] as const)('%s waits for its applicant', async (estado, ds, clave, palabras) => {
    const { prospectoId, identificador } = await invitada(desk, asesora)
    await esta(identificador, ds)
    await enElEstado(prospectoId, estado)
    const { paso, ...otros } = await dicho(prospectoId)
    expect(otros).toMatchObject({ actua: 'postulante', clave, detalle: 'en espera' })
    expect(paso).toContain(palabras)
    expect(await enMiDia()).toEqual([['espera', 1, paso]])
    await haceTiempo(prospectoId)
    expect(await enMiDia()).toEqual([['atrasado', 1, expect.stringMatching(`^Recordar al postulante .*${palabras}`)]])
  })

  test('that its applicant answers leads to where they are followed; Gestionar too', async () => {
    const { prospectoId, identificador } = await invitada(desk, asesora)
    await esta(identificador, { etapa: 'preguntas' })
    await enElEstado(prospectoId, 'DS en Proceso')
    expect(await dicho(prospectoId)).toMatchObject({ ruta: '/resumen-plan' })
    const { ruta } = await porHttp(asesora)('resolverGestion', { prospectoId })
    expect(ruta).toBe('/resumen-plan')
  })

  test('with a rejected authentication shows it everywhere, and an irregularity before it', async () => {
    const { prospectoId, identificador } = await invitada(desk, asesora)
    const mesa = porHttp(await desk.as('mesa'))
    await mesa('registrarRechazo', { declaracionSaludId: identificador, glosa: 'No coincide.' })
    const rechazo = 'Llamar por la autenticación rechazada'
    expect(await dicho(prospectoId)).toMatchObject({ actua: 'asesor', paso: rechazo })
    expect(await enMiDia()).toEqual([['hoy', 1, rechazo]])
    await diaDe(desk, asesorId).openIrregularidad(prospectoId, desk.clock.ahora())
    expect(await dicho(prospectoId)).toMatchObject({ actua: 'asesor', paso: 'Corregir la irregularidad' })
    expect(await enMiDia()).toEqual([['hoy', 1, 'Corregir la irregularidad']])
  })
})

test('a manual one names one step, the same everywhere', async () => {
  const { prospectoId } = await dsHasta(asesora, 'preguntas')
  await haceTiempo(prospectoId, { estado: 'DS en Proceso' })
  const paso = 'Revisar el resumen de la DS'
  expect(await dicho(prospectoId)).toMatchObject({ actua: 'asesor', paso, clave: 'declaracion', detalle: 'ahora' })
  expect(await enMiDia()).toEqual([['atrasado', 1, paso]])
})

test('without beneficiarios the group step is done once saved empty', async () => {
  const prospectoId = await signInPostulante(asesora)
  await haceTiempo(prospectoId)
  expect(await dicho(prospectoId)).toMatchObject({ paso: 'Completar su grupo familiar', clave: 'beneficiarios' })
  await porHttp(asesora)('guardarBeneficiarios', { prospectoId, beneficiarios: [] })
  await haceTiempo(prospectoId)
  expect(await dicho(prospectoId)).toMatchObject({ paso: 'Elegir su plan', clave: 'cotizar' })
  expect(await enMiDia()).toEqual([['atrasado', 1, 'Elegir su plan']])
})

test('with an open update all say that it is to be ended, and Gestionar leads to it', async () => {
  const postulante = nuevoPostulante()
  const { prospectoId } = await dsHasta(asesora, 'preguntas', { postulante })
  await porHttp(asesora)('actualizarProspecto', { ...formularioDe(postulante), prospectoId })
  await haceTiempo(prospectoId, { estado: 'DS en Proceso' })
  const paso = 'Confirmar o descartar la actualización'
  expect(await dicho(prospectoId)).toMatchObject({ actua: 'asesor', paso })
  expect(await enMiDia()).toEqual([['atrasado', 1, paso]])
  expect((await porHttp(asesora)('resolverGestion', { prospectoId })).ruta).toBe('/postulant-datanew')
  await porHttp(asesora)('descartarActualizacion', { prospectoId })
  expect(await dicho(prospectoId)).toMatchObject({ paso: 'Revisar el resumen de la DS' })
})

test('Gestionar of a sale with something to correct leads to where it is corrected', async () => {
  const { prospectoId } = await dsHasta(asesora, 'preguntas')
  await diaDe(desk, asesorId).openIrregularidad(prospectoId, desk.clock.ahora())
  expect((await porHttp(asesora)('resolverGestion', { prospectoId })).ruta).toBe('/postulant-datanew')
})
