import { routes } from '@alerce/contract/routes'
import { formatoPesos } from '@alerce/domain/base/dinero/formato'
import { pesos } from '@alerce/domain/base/dinero/tipos'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deliverDocumentos } from '../../../semilla/demo/documentos.ts'
import { formularioDe, type PostulanteDemo } from '../../../semilla/demo/recorrido.ts'
import { quoteActualizacion } from '../../../semilla/demo/recorrido-actualizacion.ts'
import type { Client } from '../../../testing/client.ts'
import { dsFinalizada } from '../../../testing/contratos.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { textOfPdf } from '../../../testing/pdf-text.ts'
import { dsHasta, nuevoPostulante, porHttp } from '../../../testing/ventas.ts'
import { empleadoresDe } from '../../postulacion/prospecto/read-model.ts'

let desk: Desk
let asesora: Client
let contraloria: Client
beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  asesora = await desk.as('asesora')
  contraloria = await desk.as('contraloria')
})
afterAll(() => desk.close())

const aceptada = (postulante: Partial<PostulanteDemo> = { tipoTrabajador: 'I' }) =>
  dsFinalizada({ asesora, contraloria }, postulante)
const resend = (Rut: string, more: object = {}, client = asesora) =>
  client.post(routes.reenvioCupon.path, { Rut, TipoEnvio: 1, ...more })
const entradas = async (prospectoId: number) =>
  (await porHttp(asesora)('obtenerBitacoraProspecto', { prospectoId })).map(({ bitacoraId }) => bitacoraId)
const enviados = (prospectoId: number) =>
  desk.db
    .selectFrom('correo')
    .innerJoin('correoAdjunto as a', 'a.correoId', 'correo.id')
    .innerJoin('archivo', 'archivo.id', 'a.archivoId')
    .innerJoin('almacen', 'almacen.llave', 'archivo.llave')
    .select(['asunto', 'para', 'a.nombre', 'contenido'])
    .where('prospectoId', '=', prospectoId)
    .where('asunto', 'like', 'Su cupón de pago de %')
    .execute()

const ENVIADO = { CodError: 0, DescError: '', DecError: '', Valor: null }
const SIN = 'Este RUT no tiene un cupón de pago disponible.'

describe('the coupon', () => {
  test('of an independent with an accepted DS is mailed once, with amount, month and reference', async () => {
    const { prospectoId, rut } = await aceptada()
    expect(await entradas(prospectoId)).toContain(19)
    for (let times = 1; times <= 2; times++) {
      const { status, body } = await resend(rut)
      expect([status, body]).toEqual([200, ENVIADO])
    }
    const [first, ...more] = await enviados(prospectoId)
    expect(more).toHaveLength(0)
    expect(first?.nombre).toMatch(/^cupon-\d{10}-\d+-202611-\d+\.pdf$/)
    const text = await textOfPdf(first?.contenido ?? Buffer.alloc(0))
    for (const part of ['ELENA PRUEBA SERRANO', 'Mes 11-2026', 'Referencia 5', 'UF', 'TEXTO DE EJEMPLO'])
      expect(text).toContain(part)
    expect((await entradas(prospectoId)).filter((id) => id === 133)).toHaveLength(1)
  })

  test('takes the newest of several sales of one RUT, or the one that is named', async () => {
    // nobody has to approve an income that there is not
    const { prospectoId, identificador, rut } = await dsHasta(asesora, 'resultado', {
      postulante: { tipoTrabajador: 'V', renta: 0 },
    })
    await porHttp(asesora)('finalizaevaluacionds', { identificador, resultado: 1 })
    expect((await resend(rut, { prospectoId })).body).toEqual(ENVIADO)
    expect((await resend(rut, { prospectoId: prospectoId + 1000 })).status).toBe(404)
  })

  test('is sent per payer, with its own part and reference', async () => {
    const { prospectoId } = await aceptada()
    const [uno] = await empleadoresDe(desk.db, prospectoId)
    await desk.db
      .insertInto('empleador')
      .values({ prospectoId, orden: 2, tipoTrabajador: 'D', rut: '76086428-5', renta: pesos(900_000) })
      .execute()
    const sinDatos = await resend('', { Rut: null, prospectoId, entidadId: uno?.id })
    expect(sinDatos.body.DecError).toBe('Complete antes los datos contractuales: dicen cuánto paga cada entidad.')
    await desk.db
      .insertInto('entidadPagadora')
      .values({ empleadorId: uno?.id ?? 0, razonSocial: '', domicilio: '', telefono: '', montoDescuentoUF: '1.5' })
      .execute()
    expect((await resend('', { Rut: null, prospectoId, entidadId: uno?.id })).body).toEqual(ENVIADO)
    const [cupon] = await enviados(prospectoId)
    expect(cupon?.nombre).toContain(`-${uno?.id}-202611-`)
    expect(await textOfPdf(cupon?.contenido ?? Buffer.alloc(0))).toContain('Su parte de la cotización 1,500 UF')
    // the two of them share it out anew: another amount, another reference
    await desk.db
      .updateTable('entidadPagadora')
      .set({ montoDescuentoUF: '2.25' })
      .where('empleadorId', '=', uno?.id ?? 0)
      .execute()
    expect((await resend('', { Rut: null, prospectoId, entidadId: uno?.id })).body).toEqual(ENVIADO)
    expect(new Set((await enviados(prospectoId)).map(({ nombre }) => nombre)).size).toBe(2)
    const ajena = await resend('', { Rut: null, prospectoId, entidadId: (uno?.id ?? 0) + 1_000_000 })
    expect([ajena.status, ajena.body.CodError]).not.toEqual([200, 0])
  })

  test('of a plan that an update changed has another reference: one of each amount', async () => {
    const postulante = nuevoPostulante({ tipoTrabajador: 'I' })
    const { prospectoId, rut } = await aceptada(postulante)
    const call = porHttp(asesora)
    await resend(rut)
    await call('actualizarProspecto', { ...formularioDe(postulante), prospectoId })
    await deliverDocumentos(call, prospectoId, 'carta')
    await quoteActualizacion(call, prospectoId, 'caro')
    await call('confirmarActualizacion', { prospectoId })
    await resend(rut)
    const cupones = await enviados(prospectoId)
    const textos = await Promise.all(cupones.map(({ contenido }) => textOfPdf(contenido ?? Buffer.alloc(0))))
    const referencias = textos.map((texto) => /Referencia ([\d-]+)/.exec(texto)?.[1])
    expect(new Set(referencias).size).toBe(2)
    // each ends in the amount that its own paper asks for
    for (const [at, texto] of textos.entries()) {
      const monto = Number(referencias[at]?.split('-').at(-1))
      expect(texto).toContain(formatoPesos(pesos(monto)).replace('\u00a0', ' '))
    }
  })

  test('of somebody with a passport is found by the sale', async () => {
    const { prospectoId } = await aceptada()
    const sinRut = { rut: null, numeroPasaporte: 'AB123456', tipoDocumento: 'P' } as const
    await desk.db.updateTable('prospecto').set(sinRut).where('id', '=', prospectoId).execute()
    expect((await resend('', { Rut: null, prospectoId })).body).toEqual(ENVIADO)
    const [cupon] = await enviados(prospectoId)
    expect(await textOfPdf(cupon?.contenido ?? Buffer.alloc(0))).toContain('Pasaporte AB123456')
    expect((await resend('', { Rut: null })).status).toBe(400)
  })

  test('is refused for a dependent worker, and before the DS is accepted', async () => {
    const dependiente = await aceptada({})
    expect(await entradas(dependiente.prospectoId)).not.toContain(19)
    const pronto = await dsHasta(asesora, 'resultado', { postulante: { tipoTrabajador: 'I' } })
    for (const { rut } of [dependiente, pronto]) {
      const { status, body } = await resend(rut)
      expect([status, body.CodError, body.DecError]).toEqual([200, 422, SIN])
    }
  })

  test('of somebody else’s prospect is not there, and a head of team sends none', async () => {
    const { rut } = await aceptada()
    expect((await resend(rut, {}, await desk.as('asesor2'))).body.DecError).toBe(SIN)
    expect((await resend(rut, {}, await desk.as('jefatura'))).status).toBe(403)
    expect((await resend('1-2')).status).toBe(400)
    expect((await resend(rut, { TipoEnvio: 2 })).status).toBe(400)
  })

  test('is sent for a bearer client, too', async () => {
    const { rut } = await aceptada()
    const cliente = await desk.bearer()
    expect((await resend(rut, {}, cliente)).body).toEqual(ENVIADO)
  })
})
