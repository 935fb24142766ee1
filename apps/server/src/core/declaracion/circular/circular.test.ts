import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { circularDeEjemplo } from '../../../semilla/textos/textos.ts'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { dsHasta, nuevoRut } from '../../../testing/ventas.ts'

let desk: Desk
let asesora: Client

beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  asesora = await desk.as('asesora')
})
afterAll(() => desk.close())

const conyuge = { fechaNacimiento: '1989/01/20', sexo: 'M', tipoBeneficiario: 'L', relacionFamiliar: 1 } as const
const pedro = () => ({
  nombres: 'PEDRO',
  apellidoPaterno: 'SOTO',
  apellidoMaterno: 'REYES',
  rutBeneficiario: nuevoRut(),
  peso: 80,
  altura: 1.78,
})

interface Venta {
  readonly identificador: number
  readonly prospectoId: number
}

/** Answered whole, the circular of the spouse still to be accepted. */
async function porAceptar(): Promise<Venta> {
  const ds = await dsHasta(asesora, 'resumenDeclaracion', {
    postulante: { renta: 3_600_000, beneficiarios: [{ ...conyuge, descripcionOtro: '' }] },
    declaracion: { dependientes: [pedro()] },
  })
  await desk.db.deleteFrom('firmaCircular').where('declaracionId', '=', ds.identificador).execute()
  return ds
}

const circularDe = ({ identificador }: Venta, quien = asesora) =>
  quien.post(routes.obtenerConyugeCircular.path, { identificador })
const confirm = ({ identificador }: Venta, mas: object = {}, quien = asesora) =>
  quien.post(routes.confirmarConyugeCircular.path, { identificador, firma: true, ...mas })
const send = ({ identificador }: Venta) => asesora.post(routes.enviarDS.path, { identificador })
const anotadas = async ({ prospectoId }: Venta) => {
  const todas = await asesora.data(routes.obtenerBitacoraProspecto.path, { prospectoId })
  const ids = todas.map((e: { bitacoraId: number }) => e.bitacoraId)
  return ids.filter((id: number) => id === 242 || id === 243)
}

describe('the circular of the spouse', () => {
  test('is read, accepted and taken back until the declaration is signed', async () => {
    const ds = await porAceptar()
    expect((await circularDe(ds)).body.data).toEqual({
      firma: false,
      circular: {
        version: 1,
        titulo: 'Circular del cónyuge (Ley 21.337)',
        cuerpo: circularDeEjemplo,
        esEjemplo: true,
        conyuge: 'PEDRO SOTO REYES',
      },
      por: null,
      en: null,
    })
    expect((await confirm(ds, { version: 1 })).status).toBe(200)
    expect((await circularDe(ds)).body.data).toMatchObject({
      firma: true,
      por: 'Camila Rojas',
      en: desk.clock.ahora(),
    })
    expect((await confirm(ds)).status).toBe(200)
    expect((await confirm(ds, { firma: false })).status).toBe(200)
    expect((await circularDe(ds)).body.data).toMatchObject({ firma: false, por: null, en: null })
    expect(await anotadas(ds)).toEqual(expect.arrayContaining([242, 242, 243]))
  })

  test('keeps from where it was registered', async () => {
    const ds = await porAceptar()
    await confirm(ds)
    const row = await desk.db
      .selectFrom('firmaCircular')
      .select(['ip', 'firma'])
      .where('declaracionId', '=', ds.identificador)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ ip: '127.0.0.1', firma: true })
  })

  test('holds the sending, which then stands', async () => {
    const ds = await porAceptar()
    expect(await send(ds)).toMatchObject({ status: 422, body: { codigo: 'circular_pendiente' } })
    await confirm(ds)
    expect((await send(ds)).status).toBe(200)
    expect(await confirm(ds, { firma: false })).toMatchObject({ status: 422, body: { codigo: 'ds_bloqueada' } })
    expect(await circularDe(ds)).toMatchObject({ status: 403, body: { codigo: 'ds_reservada' } })
  })

  test('is not asked of a holder without a spouse in the declaration', async () => {
    const ds = await dsHasta(asesora, 'resumenDeclaracion')
    expect((await circularDe(ds)).body.data).toMatchObject({ firma: false, circular: null })
    expect(await confirm(ds)).toMatchObject({ status: 422, body: { codigo: 'circular_sin_conyuge' } })
    expect((await send(ds)).status).toBe(200)
  })

  test('is only for the advisor of the sale; in an electronic one only for the applicant', async () => {
    const ds = await porAceptar()
    for (const [who, status] of [
      ['asesor2', 404],
      ['jefatura', 403],
    ] as const) {
      expect((await circularDe(ds, await desk.as(who))).status).toBe(status)
      expect((await confirm(ds, {}, await desk.as(who))).status).toBe(status)
    }
    await desk.db.updateTable('declaracion').set({ tipoVenta: 'E' }).where('id', '=', ds.identificador).execute()
    const negada = { status: 403, body: { codigo: 'ds_del_postulante' } }
    expect(await circularDe(ds)).toMatchObject(negada)
    expect(await confirm(ds)).toMatchObject(negada)
  })

  test('was accepted in the version that was read, and keeps it', async () => {
    const [aceptada, leida] = [await porAceptar(), await porAceptar()]
    await confirm(aceptada)
    const cuerpo = 'La circular que la isapre redactó.'
    const nueva = { clase: 'circularConyuge', titulo: 'Circular', cuerpo, desde: '07-10-2026' }
    await (await desk.as('administracion')).data(routes.publicarTexto.path, nueva)
    expect((await circularDe(aceptada)).body.data).toMatchObject({ firma: true, circular: { version: 1 } })
    expect(await confirm(leida, { version: 1 })).toMatchObject({ status: 409, body: { codigo: 'circular_cambio' } })
    expect((await circularDe(leida)).body.data.circular).toMatchObject({ version: 2, cuerpo, esEjemplo: false })
    expect((await confirm(leida, { version: 2 })).status).toBe(200)
  })
})
