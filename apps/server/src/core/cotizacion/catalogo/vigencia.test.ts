import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, upload } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { signInPostulante } from '../../../testing/postulante.ts'
import { porHttp } from '../../../testing/ventas.ts'

/** Tables over time: a load applies from its day on, and earlier quotes do not change. */

let desk: Desk
let administracion: Client
let asesora: Client
let prospectoId: number
/** Id of the plan in its first version. */
let planId: number | undefined
beforeAll(async () => {
  desk = await openDesk()
  administracion = await desk.as('administracion')
  asesora = await desk.as('asesora')
  prospectoId = await signInPostulante(asesora)
  await asesora.data(routes.guardarRangoPactado.path, { prospectoId, minimoPlan: 105_000, maximoPlan: 330_000 })
})
afterAll(() => desk.close())

const enCsv = async (tabla: string) =>
  (await administracion.get(`${routes.descargarCatalogo.path}?tabla=${tabla}`)).raw.toString('utf8')
const check = async (tabla: string, texto: string, desde?: string) =>
  (
    await upload(
      administracion,
      routes.revisarCatalogo,
      { tabla, desde },
      { bytes: Buffer.from(texto), nombre: 'x.csv' },
    )
  ).body
const apply = (cargaId: number, lejanosVistos = 0) =>
  administracion.post(routes.aplicarCargaCatalogo.path, { cargaId, lejanosVistos })
async function load(tabla: string, texto: string, desde?: string) {
  const { data } = await check(tabla, texto, desde)
  const { status, body } = await apply(data.cargaId, data.lejanos)
  expect([status, body.descripcion]).toEqual([200, body.descripcion])
  return body.data
}
const planes = () => porHttp(asesora)('obtenerPlanes', { prospectoId })
const bosque = async () => (await planes()).find((p) => p.nombrePlan === 'Alerce Bosque 90 Santiago')

describe('a plan', () => {
  test('with a later price costs the same until then; a chosen quote keeps its price', async () => {
    const antes = await bosque()
    planId = antes?.planId
    const elegido = { prospectoId, planCotizacionId: antes?.planId, beneficiosComplementarios: [5] }
    await asesora.data(routes.guardarPlanSeleccionado.path, elegido)
    await asesora.data(routes.enviarCotizacionCorreo.path, { prospectoId })
    const foto = () => asesora.data(routes.obtenerPlanSeleccionado.path, { prospectoId })
    const guardada = await foto()

    const dearer = (await enCsv('planes')).replace(/(Alerce Bosque 90 Santiago);2,340/, '$1;2,400')
    expect(await load('planes', dearer, '09-10-2026')).toMatchObject({ cambia: 1, termina: 0, agrega: 0 })
    const beneficios = (await enCsv('beneficios')).replace('Cobertura dental;0,142', 'Cobertura dental;0,200')
    expect(await load('beneficios', beneficios, '09-10-2026')).toMatchObject({ cambia: 1 })
    expect(await bosque()).toEqual(antes)

    desk.clock.move('2026-10-09T13:00:00.000Z')
    administracion = await desk.as('administracion')
    asesora = await desk.as('asesora')
    const despues = await bosque()
    expect([antes?.totalUF, despues?.totalUF]).toEqual([3.071, 3.131])
    expect(despues?.planId).not.toBe(antes?.planId)
    // the chosen and mailed quotes have not changed
    expect(await foto()).toEqual(guardada)
    const [enviada] = await asesora.data(routes.obtenerCotizacionesEnviadas.path, { prospectoId })
    expect(enviada.totalUF).toBe(3.213)
    // its old id still finds it: quoted again at today's price, with its network
    expect(await asesora.data(routes.recotizarEnviada.path, { prospectoId, numero: 1 })).toMatchObject({
      totalUF: 3.331,
    })
    await asesora.data(routes.guardarPlanSeleccionado.path, elegido)
    expect((await foto()).beneficiosComplementarios).toEqual([5])
  })

  test('that the file does not name ends the day before, its future ones stay', async () => {
    const sin = (await enCsv('planes')).replace(/\r\n[^\r\n]*Alerce Bosque 90 Santiago[^\r\n]*/, '')
    const { data } = await check('planes', sin)
    expect(data).toMatchObject({ termina: 1, agrega: 0, cambia: 0 })
    await apply(data.cargaId)
    expect(await bosque()).toBeUndefined()
    const { body } = await asesora.post(routes.guardarPlanSeleccionado.path, {
      prospectoId,
      planCotizacionId: planId,
      beneficiosComplementarios: [],
    })
    expect(body.data.codigo).toBe('plan_no_disponible')
  })

  test('covers otherwise from a day on, and then only', async () => {
    const csv = await enCsv('bonificaciones')
    const [, codigo = '', hospitalario = ''] = /\r\n([^;]+;1301);(\d+);/.exec(csv) ?? []
    const otra = csv.replace(`${codigo};${hospitalario};`, `${codigo};33;`)
    expect(await load('bonificaciones', otra, '01-11-2026')).toMatchObject({ cambia: 1, agrega: 0, termina: 0 })
    const bonos = async () =>
      (await asesora.data(routes.obtenerPorcentajeBonificacionPrestador.path, { codigoPrestador: 1301 })) as {
        porcentajeBonificacionId: { hospitalario: number }
      }[]
    expect((await bonos()).some((b) => b.porcentajeBonificacionId.hospitalario === 33)).toBe(false)
    desk.clock.move('2026-11-01T13:00:00.000Z')
    administracion = await desk.as('administracion')
    asesora = await desk.as('asesora')
    expect((await bonos()).some((b) => b.porcentajeBonificacionId.hospitalario === 33)).toBe(true)
  })
})

describe('the law', () => {
  test('of a day: factors, GES and limits are those in force on it', async () => {
    const suba = 'Desde;Hasta;Valor UF;Fuente\n01-12-2026;;0,900;Prueba\n'
    expect(await load('ges', suba)).toMatchObject({ agrega: 1 })
    const tabla =
      'Desde;Edad desde;Edad hasta;Cotizante;Carga;Fuente\n01-12-2026;0;40;2;0,5;Prueba\n01-12-2026;40;;2;1;Prueba\n'
    expect(await load('factores', tabla)).toMatchObject({ agrega: 2, termina: 0 })
    expect(await load('topes', 'Desde;Tope UF;Fuente\n01-12-2026;95;Prueba\n')).toMatchObject({ agrega: 1 })
    const antes = await planes()
    const renta = await asesora.data(routes.calcularRenta.path, { prospectoId })
    desk.clock.move('2026-12-01T13:00:00.000Z')
    administracion = await desk.as('administracion')
    asesora = await desk.as('asesora')
    const despues = await planes()
    expect(despues.length).toBeGreaterThan(0)
    for (const { nombrePlan, totalUF } of despues) {
      const { totalUF: de = 0 } = antes.find((plan) => plan.nombrePlan === nombrePlan) ?? {}
      if (de > 0) expect(totalUF).toBeCloseTo(2 * (de - 0.731) + 0.9, 3)
    }
    expect(despues.some(({ nombrePlan }) => antes.some((plan) => plan.nombrePlan === nombrePlan))).toBe(true)
    expect(await asesora.data(routes.calcularRenta.path, { prospectoId })).toMatchObject({ monto: renta.monto })
  })

  test('brackets that leave a hole are refused, and without a table in force nothing is quoted', async () => {
    const hueco = 'Desde;Edad desde;Edad hasta;Cotizante;Carga;Fuente\n01-01-2027;0;40;1;0,5;x\n01-01-2027;41;;2;1;x\n'
    const { data } = await check('factores', hueco)
    expect(data).toMatchObject({ rechaza: 1, impedimento: expect.stringContaining('Hay filas rechazadas') })
    await desk.db.updateTable('factorTramo').set({ hasta: '2026-11-30' }).execute()
    const { body } = await asesora.post(routes.calcularRenta.path, { prospectoId })
    await desk.db.updateTable('factorTramo').set({ hasta: null }).execute()
    expect(JSON.stringify(body)).toContain('No hay una tabla de factores vigente cargada. Avise al administrador.')
  })
})

describe('a file', () => {
  test('reviewed before the table changed is not applied: it would do something else', async () => {
    const { data } = await check('feriados', 'Fecha;Nombre;Irrenunciable\n29-10-2028;Elecciones;sí\n')
    await desk.db.insertInto('feriado').values({ fecha: '2028-10-29', nombre: 'X', irrenunciable: false }).execute()
    const { status, body } = await apply(data.cargaId)
    expect([status, body.codigo]).toEqual([409, 'tabla_cambio'])
    await administracion.data(routes.descartarCargaCatalogo.path, { cargaId: data.cargaId })
    expect((await apply(data.cargaId)).status).toBe(404)
    const { feriados } = await asesora.data(routes.obtenerFeriados.path, { anio: 2028 })
    expect(feriados).toContainEqual({ fecha: '29-10-2028', nombre: 'X', irrenunciable: false })
  })

  test('of persons leaves no list of them behind', async () => {
    const carga = await load('titulares', 'RUT;Desde\n15784221-8;01-01-2026\n')
    const { filas } = await administracion.data(routes.obtenerFilasCargaCatalogo.path, { cargaId: carga.cargaId })
    expect(filas).toEqual([])
    expect((await enCsv('titulares')).trim()).toBe('RUT;Desde;Hasta')
    const { body } = await asesora.post(routes.validarTitularVigenteRut.path, { rut: '15784221-8' })
    expect(JSON.stringify(body)).toContain('true')
  })

  test('with four eyes is applied by another administrator than the loader', async () => {
    const parametros = 'Parámetro;Valor;Desde\ncatalogoCuatroOjos;sí;01-12-2026\n'
    const encendidos = await load('parametros', parametros)
    const { data } = await check('uf', 'Fecha;Valor\n01-12-2026;41.500,00\n')
    expect(data.impedimento).toBe('Quien cargó el archivo no puede aplicarlo: lo aplica otro administrador.')
    const refused = await apply(data.cargaId)
    expect([refused.status, refused.body.codigo]).toEqual([422, 'tabla_otro_administrador'])
    const hecho = (administradorPor: number | null) =>
      desk.db
        .updateTable('usuario')
        .set({ roles: ['asesor', 'administracion'], administradorPor })
        .where('usuario', '=', 'asesor2')
        .execute()
    const { id } = await desk.db
      .selectFrom('usuario')
      .select('id')
      .where('usuario', '=', 'administracion')
      .executeTakeFirstOrThrow()
    // an administrator appointed by the loader counts as the same person
    await hecho(id)
    const suyo = await (await desk.as('asesor2')).post(routes.aplicarCargaCatalogo.path, { cargaId: data.cargaId })
    expect([suyo.status, suyo.body.codigo]).toEqual([422, 'tabla_misma_mano'])
    await hecho(null)
    const otro = await desk.as('asesor2')
    // nor is the account whose password the loader could have set lately
    const { id: otroId } = await desk.db
      .selectFrom('usuario')
      .select('id')
      .where('usuario', '=', 'asesor2')
      .executeTakeFirstOrThrow()
    await administracion.data(routes.crearEnlaceClave.path, { usuarioId: otroId })
    const tomado = await otro.post(routes.aplicarCargaCatalogo.path, { cargaId: data.cargaId })
    expect([tomado.status, tomado.body.codigo]).toEqual([422, 'segunda_persona_reciente'])
    const visto = await otro.data(routes.obtenerCargaCatalogo.path, { cargaId: data.cargaId })
    expect(visto.impedimento).toBe(tomado.body.descripcion)
    await desk.db.deleteFrom('intervencionUsuario').execute()
    expect(await otro.data(routes.aplicarCargaCatalogo.path, { cargaId: data.cargaId })).toMatchObject({
      estado: 'aplicada',
    })
    const { cuatroOjos } = await administracion.data(routes.obtenerCatalogo.path, {})
    expect(cuatroOjos).toBe(true)
    // nor may one person undo it alone, least of all the load that introduced the rule
    const undo = async (client: Client, cargaId: number) => {
      const { status, body } = await client.post(routes.deshacerCargaCatalogo.path, { cargaId })
      return [status, body.codigo]
    }
    expect(await undo(administracion, data.cargaId)).toEqual([422, 'tabla_deshace_otro'])
    expect(await undo(otro, encendidos.cargaId)).toEqual([422, 'tabla_parametros_sin_vuelta'])
    expect((await undo(otro, data.cargaId))[0]).toBe(200)
  })
})

test('stale tables give a warning, and the history comes in pages', async () => {
  desk.clock.move('2026-12-03T13:00:00.000Z')
  administracion = await desk.as('administracion')
  const { avisos, tablas } = await administracion.data(routes.obtenerCatalogo.path, {})
  expect(avisos).toEqual([{ texto: expect.stringContaining('no es de hoy ni de ayer'), impide: false }])
  expect(tablas.find((t: { tabla: string }) => t.tabla === 'ges')).toMatchObject({ filas: 2, desde: '01-12-2026' })
  const { cargas, siguiente } = await administracion.data(routes.obtenerCargasCatalogo.path, { limite: 2 })
  expect(cargas).toHaveLength(2)
  const next = await administracion.data(routes.obtenerCargasCatalogo.path, { limite: 2, cursor: siguiente })
  expect(next.cargas[0].cargaId).toBeLessThan(cargas[1].cargaId)
  const ready = await desk.anyone().get('/readyz')
  expect([ready.status, ready.body.venta]).toEqual([200, 'con avisos'])
})
