import { routes } from '@alerce/contract/routes'
import { pesos } from '@alerce/domain/base/dinero/tipos'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formularioDe, type PostulanteDemo, quote } from '../../../semilla/demo/recorrido.ts'
import { sinEmpleador, subirComprobante } from '../../../testing/cierre/pagos.ts'
import type { Client } from '../../../testing/client.ts'
import { dsFinalizada } from '../../../testing/contratos.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { testVault } from '../../../testing/template.ts'
import { dsHasta, dsNueva, nuevoPostulante, nuevoRut, porHttp } from '../../../testing/ventas.ts'
import { readEmpleadoresFirmes } from '../../postulacion/prospecto/ingreso/read-empleadores-firmes.ts'

// While an update is open, what it has not confirmed yet decides nothing (decision 022).

let desk: Desk
let asesora: Client
let contraloria: Client
let mesa: Client
beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  asesora = await desk.as('asesora')
  contraloria = await desk.as('contraloria')
  mesa = await desk.as('mesa')
})
afterAll(() => desk.close())

const RENTA = 1_800_000
const dependiente = { empleadores: [{ tipoTrabajador: 'D', rut: '76129263-3', remuneracionImponible: RENTA }] }
const independiente = { empleadores: [{ tipoTrabajador: 'I', rut: null, remuneracionImponible: RENTA }] }

async function aceptada(especial: Partial<PostulanteDemo>) {
  const postulante = nuevoPostulante(especial)
  return { ...(await dsFinalizada({ asesora, contraloria }, postulante)), postulante }
}
type Venta = { readonly prospectoId: number; readonly postulante: PostulanteDemo }
const begin = ({ prospectoId, postulante }: Venta, cambios: object) =>
  porHttp(asesora)('actualizarProspecto', { ...formularioDe(postulante), prospectoId, ...cambios } as never)
const faltaMandato = async ({ prospectoId }: Venta) => {
  const { filas } = await porHttp(mesa)('obtenerMandatos', { cuales: 'faltan', limite: 100 })
  return filas.some((una) => una.prospectoId === prospectoId)
}

test('the coupon goes to the payer in force, not to the payer of the update', async () => {
  const venta = await aceptada({ tipoTrabajador: 'I' })
  const send = async () =>
    (await asesora.post(routes.reenvioCupon.path, { prospectoId: venta.prospectoId, TipoEnvio: 1 })).body
  const carta = () =>
    desk.db
      .selectFrom('correo')
      .select('asunto')
      .where('prospectoId', '=', venta.prospectoId)
      .where('asunto', 'like', 'Cupón%')
      .execute()
  expect((await send()).CodError).toBe(0)
  const dichos = async () => [...new Set((await carta()).map(({ asunto }) => asunto))]
  const antes = await dichos()
  await begin(venta, { empleadores: [{ tipoTrabajador: 'V', rut: null, remuneracionImponible: null }] })
  expect([(await send()).CodError, await dichos()]).toEqual([0, antes])
  await porHttp(asesora)('descartarActualizacion', { prospectoId: venta.prospectoId })
  expect([(await send()).CodError, await dichos()]).toEqual([0, antes])
})

test('the desk reviews the registered first payment, also when the update changes the payer', async () => {
  const postulante = nuevoPostulante({ tipoTrabajador: 'I' })
  const venta = { ...(await sinEmpleador({ asesora, contraloria, mesa }, postulante)), postulante }
  const { identificador } = venta
  await subirComprobante(asesora, identificador)
  await porHttp(asesora)('guardarPrimerPago', { identificador })
  const leido = () => porHttp(mesa)('obtenerListadoPrimerPago', { identificador })
  const antes = await leido()
  expect(antes).toMatchObject([{ registrado: true, comprobante: { nombre: 'pago.pdf' } }])
  await begin(venta, dependiente)
  expect(await leido()).toEqual(antes)
  const entidadId = antes[0]?.entidadId ?? 0
  expect(
    (
      await mesa.get(
        `${routes.descargarComprobante.path}?${new URLSearchParams({ identificador: `${identificador}`, entidadId: `${entidadId}` })}`,
      )
    ).status,
  ).toBe(200)
  await porHttp(asesora)('descartarActualizacion', { prospectoId: venta.prospectoId })
  expect(await leido()).toEqual(antes)
})

test('the coupon of a part that was agreed is sent as it was agreed', async () => {
  const venta = await aceptada({ tipoTrabajador: 'I' })
  const fila = desk.db.selectFrom('empleador').select('id').where('prospectoId', '=', venta.prospectoId)
  const { id: empleadorId } = await fila.executeTakeFirstOrThrow()
  const entidad = { razonSocial: 'ELENA', domicilio: '', telefono: '', correo: null, codigoComuna: null }
  await desk.db
    .insertInto('entidadPagadora')
    .values({ empleadorId, ...entidad, montoDescuentoUF: '2.5' } as never)
    .execute()
  await begin(venta, dependiente)
  const { body } = await asesora.post(routes.reenvioCupon.path, {
    prospectoId: venta.prospectoId,
    TipoEnvio: 1,
    entidadId: empleadorId,
  })
  expect(body.CodError).toBe(0)
})

test('the desk waits for the mandate of the payer in force', async () => {
  const [directa, porEmpleador] = [await aceptada({ tipoTrabajador: 'I' }), await aceptada({})]
  const faltan = async () => [await faltaMandato(directa), await faltaMandato(porEmpleador)]
  expect(await faltan()).toEqual([true, false])
  await begin(directa, dependiente)
  await begin(porEmpleador, independiente)
  expect(await faltan()).toEqual([true, false])
  for (const { prospectoId } of [directa, porEmpleador])
    await porHttp(asesora)('descartarActualizacion', { prospectoId })
  expect(await faltan()).toEqual([true, false])
})

test('the desk does not wait for the mandate of a removed payer', async () => {
  const venta = await aceptada({})
  const fuera = { orden: 2, tipoTrabajador: 'I', rut: null, renta: pesos(RENTA), retirado: true } as const
  await desk.db
    .insertInto('empleador')
    .values({ prospectoId: venta.prospectoId, ...fuera })
    .execute()
  expect(await faltaMandato(venta)).toBe(false)
})

test('contraloría reads the name that stands, in its queue and in the case', async () => {
  const postulante = nuevoPostulante({})
  const venta = { ...(await dsHasta(asesora, 'resultado', { postulante })), postulante }
  const { identificador } = venta
  const nombre = async () => {
    const { casos } = await porHttp(contraloria)('obtenerColaContraloria', { cola: 'todas' })
    const { nombre: enElCaso } = await porHttp(contraloria)('obtenerCasoContraloria', { identificador })
    return [casos.find((uno) => uno.identificador === identificador)?.nombre, enElCaso]
  }
  const antes = await nombre()
  await begin(venta, { nombres: 'Otra Persona' })
  expect(await nombre()).toEqual(antes)
})

test('an income is shown by the certificate of the rut that stands', async () => {
  const postulante = nuevoPostulante({})
  const prospectoId = await quote(porHttp(asesora), postulante)
  const firmes = () => readEmpleadoresFirmes({ tx: desk.db, vault: testVault }, prospectoId)
  const [suyo] = await firmes()
  const rutEmpleador = suyo?.rut ?? ''
  const leido = { rentaPromedio: pesos(suyo?.remuneracionImponible ?? 0), meses: 3, emitido: null }
  const de = { prospectoId, documentoId: null, rut: postulante.rut, rutEmpleador, afp: null, sha256: 'a'.repeat(64) }
  const validado = { validado: desk.clock.ahora(), validadoPor: 'asesora', retirado: null }
  await desk.db.deleteFrom('certificado').where('prospectoId', '=', prospectoId).execute()
  await desk.db
    .insertInto('certificado')
    .values({ ...de, ...leido, ...validado })
    .execute()
  const rut = nuevoRut()
  await begin({ prospectoId, postulante }, { rut })
  const fila = desk.db.selectFrom('prospecto').select('rut').where('id', '=', prospectoId)
  expect(await fila.executeTakeFirst()).toEqual({ rut })
  expect((await firmes()).map(({ rentaValidada }) => rentaValidada)).toEqual([true])
})

test('desk and contraloría search by the name in force, the advisor by the updated name', async () => {
  const antes = { nombres: 'Elena', apellidoPaterno: 'Aguaviva', apellidoMaterno: 'Serrano' }
  const venta = await aceptada({ ...antes, tipoTrabajador: 'I' })
  const { prospectoId, rut } = venta
  await porHttp(mesa)('abrirIrregularidad', { prospectoId, codigo: '11', codigoDetalle: '2', motivo: '' })
  await begin(venta, { apellidoPaterno: 'Bravamar' })
  const mia = <T extends { prospectoId: number | null }>(filas: readonly T[]) =>
    filas.find((una) => una.prospectoId === prospectoId)
  const enLaMesa = async () => {
    const { filas } = await porHttp(mesa)('obtenerMandatos', { cuales: 'faltan', limite: 100 })
    const abiertas = await porHttp(mesa)('obtenerIrregularidades', {})
    const pendientes = await porHttp(mesa)('obtenerPendientesMesa', { clase: 'irregularidad' })
    const listas = [filas, abiertas.filas, pendientes.filas, await porHttp(mesa)('buscarCasosMesa', { texto: rut })]
    return [...new Set(listas.map((lista) => mia<{ prospectoId: number | null; nombre: string }>(lista)?.nombre))]
  }
  const buscado = async (client: Client, texto: string) =>
    mia(await porHttp(client)('buscarProspectos', { texto, limite: 20 }))?.nombre
  const enPie = 'ELENA AGUAVIVA SERRANO'
  expect(await enLaMesa()).toEqual([enPie])
  const { resueltas } = await porHttp(contraloria)('obtenerResueltasHoy', {})
  const suya = resueltas.find(({ identificador }) => identificador === venta.identificador)
  expect(suya?.nombre ?? enPie).toBe(enPie)
  for (const texto of ['aguaviva ele', 'bravamar']) {
    expect([texto, await buscado(contraloria, texto)]).toEqual([texto, enPie])
    expect([texto, mia(await porHttp(mesa)('buscarCasosMesa', { texto }))?.nombre]).toEqual([texto, enPie])
  }
  expect(await buscado(asesora, 'bravamar')).toBe('ELENA BRAVAMAR SERRANO')
  await porHttp(asesora)('finalizaEnvioDocUpd', { prospectoId, ...antes, nombres: 'Eliana' })
  expect([await enLaMesa(), await buscado(contraloria, 'aguaviva')]).toEqual([
    ['ELIANA AGUAVIVA SERRANO'],
    'ELIANA AGUAVIVA SERRANO',
  ])
  await porHttp(asesora)('descartarActualizacion', { prospectoId })
  expect(await enLaMesa()).toEqual(['ELIANA AGUAVIVA SERRANO'])
})

test('a FUN is waited for, written down and judged by the rut that stands, which finds the case', async () => {
  const [rut, otro] = [nuevoRut(), nuevoRut()]
  const carga = { rutTitular: '13456789-9', fechaNacimiento: '1990-03-15', desde: '2019-03-01', hasta: null }
  await desk.db
    .insertInto('cargaVigente')
    .values([rut, otro].map((suyo) => ({ rut: suyo, sexo: 'F' as const, ...carga })))
    .execute()
  const postulante = nuevoPostulante({ rut, cargaVigente: true })
  const venta = { ...(await dsNueva(asesora, postulante)), postulante }
  const { prospectoId } = venta
  const esperan = async () =>
    (await porHttp(mesa)('obtenerFunBajas', { cuales: 'esperan', limite: 200 }))
      .map((fun) => fun.rut)
      .filter((uno) => [rut, otro].includes(uno))
  const hallado = async (texto: string) =>
    (await porHttp(mesa)('buscarCasosMesa', { texto })).flatMap((una) =>
      una.prospectoId === prospectoId ? [una.rut] : [],
    )
  await begin(venta, { rut: otro })
  const fila = desk.db.selectFrom('prospecto').select('rut').where('id', '=', prospectoId)
  expect(await fila.executeTakeFirst()).toEqual({ rut: otro })
  expect([await esperan(), await hallado(rut), await hallado(otro)]).toEqual([[rut], [rut], [rut]])
  await porHttp(mesa)('guardarFunBaja', { rut, recibido: '01-10-2026', procesado: '05-10-2026' })
  const [fun] = await porHttp(mesa)('obtenerFunBajas', { cuales: 'todos', texto: rut })
  expect(fun?.casos).toEqual(['ELENA PRUEBA SERRANO'])
  const anotado = await porHttp(asesora)('obtenerBitacoraProspecto', { prospectoId })
  expect(anotado[0]?.estado).toContain('recibido 01-10-2026')
  const vigencia = () => porHttp(asesora)('validarFunVigencia', { prospectoId })
  expect([await esperan(), await vigencia()]).toEqual([[], { funVigencia: true }])
  await porHttp(asesora)('descartarActualizacion', { prospectoId })
  expect([await esperan(), await vigencia()]).toEqual([[], { funVigencia: true }])
})
