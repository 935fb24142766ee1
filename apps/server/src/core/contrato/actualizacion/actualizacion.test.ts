import { bitacora } from '@alerce/contract/catalogos/base/bitacora'
import { common } from '@alerce/contract/messages/common'
import { actualizacionMessages as m } from '@alerce/contract/messages/contrato/actualizacion'
import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { edicionMessages } from '@alerce/contract/messages/postulacion/edicion'
import { type RouteName, routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formularioDe, quote } from '../../../semilla/demo/recorrido.ts'
import type { Client } from '../../../testing/client.ts'
import { conDatosContractuales, dsFinalizada, ingresoDe } from '../../../testing/contratos.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { dsHasta, dsNueva, nuevoPostulante, porHttp } from '../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
let gente: { asesora: Client; contraloria: Client }
beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  asesora = await desk.as('asesora')
  gente = { asesora, contraloria: await desk.as('contraloria') }
})
afterAll(() => desk.close())

const call = <N extends RouteName>(name: N, payload: object, client = asesora) =>
  client.post(routes[name].path, payload)
const read = (prospectoId: number) => porHttp(asesora)('obtenerDatosProspectoUpd', { prospectoId })
const venta = (prospectoId: number) => porHttp(asesora)('obtenerVenta', { prospectoId })

/** A sale with its manual DS generated, and the form that it was made of. */
async function set() {
  const postulante = nuevoPostulante()
  const { prospectoId, identificador } = await dsNueva(asesora, postulante)
  const save = (cambios: object = {}, client = asesora) =>
    call('actualizarProspecto', { ...formularioDe(postulante), prospectoId, ...cambios }, client)
  return { prospectoId, identificador, save, rut: postulante.rut }
}
const otroEmpleo = { empleadores: [{ tipoTrabajador: 'D', rut: '76129263-3', remuneracionImponible: 2_100_000 }] }
const hijo = { fechaNacimiento: '2015/03/01', sexo: 'F', tipoBeneficiario: 'L', relacionFamiliar: 4 }

const eventosDe = async (prospectoId: number) =>
  (
    await desk.db.selectFrom('bitacora').select(['evento', 'texto']).where('prospectoId', '=', prospectoId).execute()
  ).filter(({ evento }) => evento >= 180 && evento <= 184)
const planDe = (prospectoId: number) =>
  desk.db.selectFrom('cotizacion').selectAll().where('prospectoId', '=', prospectoId).execute()
const rechazo = ({ status, body }: Awaited<ReturnType<typeof call>>) => [status, body.descripcion]

describe('an update', () => {
  test('is begun by the first save, once, and the confirmed plan stays', async () => {
    const { prospectoId, save } = await set()
    const plan = await planDe(prospectoId)
    expect(await read(prospectoId)).toMatchObject({ estadoEdicion: null, impide: null, abierta: null })
    expect((await save({ nombres: 'elena sofía', ...otroEmpleo })).status).toBe(200)
    await save({ nombres: 'elena sofía', correo: 'elena@example.cl', ...otroEmpleo })
    expect(await read(prospectoId)).toMatchObject({
      estadoEdicion: 'E',
      nombres: 'ELENA SOFÍA',
      correo: 'elena@example.cl',
      empleadores: [{ rut: '76129263-3', remuneracionImponible: 2_100_000 }],
      abierta: { por: 'Camila Rojas', en: expect.any(String) },
      esCompensado: false,
      otorgaCompensado: false,
    })
    expect((await venta(prospectoId)).estadoEdicion).toBe('E')
    const filas = await porHttp(asesora)('obtenerProspectosEditar', { limite: 100 })
    expect(filas.filter((f) => f.estadoEdicion === 'E').map((f) => f.prospectoId)).toContain(prospectoId)
    expect(await planDe(prospectoId)).toEqual(plan)
    expect(await eventosDe(prospectoId)).toEqual([
      { evento: bitacora.actualizacionComenzada.id, texto: bitacora.actualizacionComenzada.texto },
      { evento: bitacora.actualizacionGuardada.id, texto: 'Actualización guardada: nombres, empleadores' },
      { evento: bitacora.actualizacionGuardada.id, texto: 'Actualización guardada: correo' },
    ])
  })

  test('changes rut, birth date and sex; isapre, region, city, plan and sale type stay', async () => {
    const { prospectoId, save } = await set()
    const otro = nuevoPostulante().rut
    const fijo = { isapreActual: 67, codigoRegion: 5, codigoCiudad: 51, tipoPlan: 'C', codColectivo: 1, tipoVenta: 'E' }
    const { status } = await save({ rut: otro, fechaNacimiento: '20-02-1985', sexo: 'M', ...fijo })
    expect(status).toBe(200)
    expect(await read(prospectoId)).toMatchObject({
      rut: otro,
      fechaNacimiento: '20-02-1985',
      sexo: 'M',
      isapreActual: 1,
      codigoRegion: 13,
      codigoCiudad: 131,
      tipoPlan: 'N',
      codColectivo: null,
      tipoVenta: 'M',
    })
  })

  test('asks for the whole form: nothing wrong is saved, nor begins one', async () => {
    const { prospectoId, save } = await set()
    const { status, body } = await save({ nombres: ' ', fechaNacimiento: '01-01-2015', empleadores: [] })
    expect(status).toBe(400)
    expect(body.errores).toEqual([
      { campo: 'nombres', mensaje: 'Nombres obligatorios' },
      { campo: 'fechaNacimiento', mensaje: 'El titular no puede ser menor de 18 años' },
      { campo: 'empleadores', mensaje: 'Debe agregar al menos un empleador' },
    ])
    expect(rechazo(await save({ activo: false }))).toEqual([422, m.fijo.text])
    expect((await read(prospectoId)).estadoEdicion).toBeNull()
    expect(await eventosDe(prospectoId)).toEqual([])
  })

  test('with a stale version answers 412 with changed fields and author', async () => {
    const { prospectoId, save } = await set()
    const { version } = await read(prospectoId)
    await save({ version, correo: 'nuevo@example.cl' })
    const { status, body } = await save({ version, nombres: 'Otra' })
    expect([status, body.data.campos]).toEqual([412, [expect.objectContaining({ campo: 'correo' })]])
    expect((await call('descartarActualizacion', { prospectoId, version })).status).toBe(412)
    expect(
      (
        await call('finalizaEnvioDocUpd', {
          prospectoId,
          version,
          nombres: 'A',
          apellidoPaterno: 'B',
          apellidoMaterno: 'C',
        })
      ).status,
    ).toBe(412)
  })

  test('belongs to its advisor alone', async () => {
    const { prospectoId, save } = await set()
    await save()
    const otro = await desk.as('asesor2')
    const jefatura = await desk.as('jefatura')
    for (const name of ['actualizarProspecto', 'guardarBeneficiariosUpd', 'descartarActualizacion'] as const) {
      const payload = { prospectoId, beneficiarios: [hijo] }
      expect((await call(name, payload, otro)).status).toBe(404)
      expect((await call(name, payload, jefatura)).status).toBe(403)
    }
    expect((await call('obtenerDatosProspectoUpd', { prospectoId }, jefatura)).status).toBe(200)
    // a client that began one is not left without a way back
    expect((await call('descartarActualizacion', { prospectoId }, await desk.bearer())).status).toBe(200)
  })
})

describe('no update is begun', () => {
  test('of a prospect without a confirmed plan', async () => {
    const postulante = nuevoPostulante()
    const { prospectoId } = await porHttp(asesora)('ingresarProspecto', formularioDe(postulante))
    const form = { ...formularioDe(postulante), prospectoId }
    expect(rechazo(await call('actualizarProspecto', form))).toEqual([422, m.sinPlan.text])
    expect(rechazo(await call('guardarBeneficiariosUpd', { prospectoId, beneficiarios: [hijo] }))).toEqual([
      422,
      m.sinPlan.text,
    ])
    expect(await read(prospectoId)).toMatchObject({ estadoEdicion: null, impide: m.sinPlan.text })
  })

  test.each([
    ['firmaIsapreRevision', {}, m.enFirma],
    ['terminado', {}, edicionMessages.terminada],
    ['rechazado', { estado: 'DS Rechazada' }, edicionMessages.terminada],
    ['resultado', { activo: false }, edicionMessages.inactivo],
  ] as const)('of a sale at %s %j', async (etapa, changes, message) => {
    const { prospectoId, save } = await set()
    await desk.db.updateTable('declaracion').set({ etapa }).where('prospectoId', '=', prospectoId).execute()
    if (Object.keys(changes).length > 0)
      await desk.db.updateTable('prospecto').set(changes).where('id', '=', prospectoId).execute()
    expect(rechazo(await save())).toEqual([422, message.text])
    expect(await read(prospectoId)).toMatchObject({ estadoEdicion: 'D', impide: message.text })
    const nombre = { nombres: 'Otro', apellidoPaterno: 'Nombre', apellidoMaterno: 'Más' }
    expect(rechazo(await call('finalizaEnvioDocUpd', { prospectoId, ...nombre }))).toEqual([422, message.text])
  })

  test('of the receiver before its giver confirmed one, nor of either while the other waits', async () => {
    const [otorga, recibe] = [await set(), await set()]
    for (const [uno, otro, da] of [
      [otorga, recibe, true],
      [recibe, otorga, false],
    ] as const) {
      const lado = { parejaId: otro.prospectoId, otorga: da, tipoPlan: 'S' as const }
      await desk.db.updateTable('prospecto').set(lado).where('id', '=', uno.prospectoId).execute()
    }
    expect(rechazo(await recibe.save())).toEqual([422, 'Debe avanzar primero en el compenzado que otorga.'])
    expect((await otorga.save({ correo: 'otorga@example.cl' })).status).toBe(200)
    const espera = 'El otro compensado se encuentra a espera y no puede usar esta opción.'
    expect(rechazo(await recibe.save())).toEqual([422, espera])
    expect(await read(recibe.prospectoId)).toMatchObject({
      impide: espera,
      estadootroc: 'E',
      otorgaCompensado: false,
      esCompensado: true,
      dswfoliootroc: (await venta(otorga.prospectoId)).folioDS,
    })
    const filas = await porHttp(asesora)('obtenerProspectosEditar', { limite: 100 })
    expect(filas.find((f) => f.prospectoId === recibe.prospectoId)?.estadootroc).toBe('E')
    await call('descartarActualizacion', { prospectoId: otorga.prospectoId })
    await desk.db
      .updateTable('actualizacion')
      .set({ estado: 'S' })
      .where('prospectoId', '=', otorga.prospectoId)
      .execute()
    expect((await recibe.save({ correo: 'recibe@example.cl' })).status).toBe(200)
    expect(rechazo(await otorga.save({ correo: 'recibe@example.cl' }))).toEqual([422, espera])
  })
})

describe('while an update is open', () => {
  test('the group changes by its own save, and the removed come back when it is discarded', async () => {
    const { prospectoId } = await set()
    const beneficiarios = () => porHttp(asesora)('obtenerBeneficiarios', { prospectoId })
    expect((await call('guardarBeneficiarios', { prospectoId, beneficiarios: [hijo] })).status).toBe(422)
    expect((await call('eliminarBeneficiario', { prospectoId, beneficiarioId: 1 })).status).toBe(422)
    await desk.db
      .insertInto('beneficiario')
      .values({
        prospectoId,
        orden: 0,
        fechaNacimiento: '2012-01-01',
        sexo: 'M',
        tipo: 'L',
        relacion: 4,
      })
      .execute()
    const antes = await beneficiarios()
    const plan = await planDe(prospectoId)
    expect((await call('guardarBeneficiariosUpd', { prospectoId, beneficiarios: [hijo] })).status).toBe(200)
    expect((await venta(prospectoId)).estadoEdicion).toBe('E')
    const primero = antes[0]?.beneficiarioId
    expect((await call('eliminarBeneficiario', { prospectoId, beneficiarioId: primero })).status).toBe(200)
    expect((await call('eliminarBeneficiario', { prospectoId, beneficiarioId: primero })).status).toBe(404)
    expect((await beneficiarios()).map((b) => b.fechaNacimiento)).toEqual(['2015/03/01'])
    expect(await planDe(prospectoId)).toEqual(plan)
    await call('descartarActualizacion', { prospectoId })
    expect(await beneficiarios()).toEqual(antes)
  })

  test('it is not confirmed without a quote of its own, nor is the confirmed plan cleared', async () => {
    const { prospectoId, save } = await set()
    const etapa = (valor: string) => call('guardarEtapaProspectoUpd', { prospectoId, etapa: valor })
    expect((await etapa('dsManualGenerada')).body.data).toEqual({ etapa: 'dsManualGenerada' })
    expect(rechazo(await etapa('cotizacionFinalizada'))).toEqual([422, edicionMessages.noHay.text])
    expect(rechazo(await call('limpiarCotizacionUpd', { prospectoId }))).toEqual([422, edicionMessages.noHay.text])
    await save(otroEmpleo)
    const plan = await planDe(prospectoId)
    expect(rechazo(await etapa('cotizacionFinalizada'))).toEqual([422, planesMessages.sinPlan.text])
    expect(rechazo(await etapa('resumenCotizacionCompensado'))).toEqual([422, common.stageJump.text])
    expect((await etapa('dsManualGenerada')).status).toBe(200)
    expect((await call('limpiarCotizacionUpd', { prospectoId })).body.data).toBe('ok')
    expect(await planDe(prospectoId)).toEqual(plan)
    expect((await venta(prospectoId)).estadoEdicion).toBe('E')
  })

  test('the sale goes no further: DS, its sending, contractual data, papers', async () => {
    const cerrado = [422, edicionMessages.pendiente.text]
    const sola = nuevoPostulante()
    const sinDS = await quote(porHttp(asesora), sola)
    await call('actualizarProspecto', { ...formularioDe(sola), prospectoId: sinDS })
    const { body } = await call('generarDSManual', { prospectoId: sinDS })
    expect(body.data).toMatchObject({ codigoError: 422, descripcion: edicionMessages.pendiente.text })

    const postulante = nuevoPostulante()
    const porEnviar = await dsHasta(asesora, 'resumenDeclaracion', { postulante })
    await call('actualizarProspecto', { ...formularioDe(postulante), prospectoId: porEnviar.prospectoId })
    const { identificador, prospectoId } = porEnviar
    expect(rechazo(await call('enviarDS', { identificador }))).toEqual(cerrado)
    await call('descartarActualizacion', { prospectoId })
    expect((await call('enviarDS', { identificador })).status).toBe(200)
  })

  test('contractual data wait too, and a removed employer added again recovers its data', async () => {
    const postulante = nuevoPostulante()
    const final = await dsFinalizada(gente, postulante)
    const { prospectoId } = final
    const form = { ...formularioDe(postulante), prospectoId }
    await call('actualizarProspecto', form)
    const datos = await porHttp(asesora)('datosDocumentosContractuales', { prospectoId })
    for (const name of ['ingresarDatosDocumentosContractuales', 'ingresarDatosDocumentosContractualesV2'] as const)
      expect((await call(name, ingresoDe(datos))).body.data).toMatchObject({
        descripcion: edicionMessages.pendiente.text,
      })

    const suyo = nuevoPostulante()
    const contratada = await conDatosContractuales(gente, suyo)
    const id = contratada.prospectoId
    const entidades = async () =>
      (await porHttp(asesora)('datosDocumentosContractuales', { prospectoId: id })).datosEmpleador
    const antes = await entidades()
    expect((await call('actualizarProspecto', { ...formularioDe(suyo), prospectoId: id, ...otroEmpleo })).status).toBe(
      200,
    )
    expect((await entidades()).map((e) => e.rut)).toEqual(['76129263-3'])
    expect(rechazo(await call('agregaArchivosDocContractuales', { prospectoId: id }))).toEqual([
      422,
      edicionMessages.pendiente.text,
    ])
    expect(
      rechazo(await call('enviarCorreoDocumentosContractuales', { identificador: contratada.identificador })),
    ).toEqual([422, edicionMessages.pendiente.text])
    await call('descartarActualizacion', { prospectoId: id })
    expect(await entidades()).toEqual(antes)
    expect((await call('agregaArchivosDocContractuales', { prospectoId: id })).status).toBe(200)
  })
})

describe('a discarded update', () => {
  test('restores the former data, counts as a change, and allows a new update', async () => {
    const { prospectoId, save } = await set()
    const { version: _antes, ...datos } = await read(prospectoId)
    await save({
      nombres: 'Otra',
      apellidoPaterno: 'Persona',
      sexo: 'M',
      fechaNacimiento: '01-01-1980',
      ...otroEmpleo,
    })
    const { version } = await read(prospectoId)
    const { body } = await call('descartarActualizacion', { prospectoId, version })
    expect(body.data).toEqual({ version: version + 1 })
    const { version: ahora, ...vueltos } = await read(prospectoId)
    expect(ahora).toBe(version + 1)
    expect(vueltos).toEqual({ ...datos, empleadores: [{ ...datos.empleadores[0], id: expect.any(Number) }] })
    expect(rechazo(await call('descartarActualizacion', { prospectoId }))).toEqual([422, edicionMessages.noHay.text])
    expect((await save(otroEmpleo)).status).toBe(200)
    expect((await eventosDe(prospectoId)).map((e) => e.evento)).toEqual([180, 181, 182, 180, 181])
    const rows = desk.db.selectFrom('actualizacion').select(['estado', 'cerradaPor']).orderBy('id')
    expect(await rows.where('prospectoId', '=', prospectoId).execute()).toEqual([
      { estado: 'X', cerradaPor: expect.any(String) },
      { estado: 'E', cerradaPor: null },
    ])
  })
})
