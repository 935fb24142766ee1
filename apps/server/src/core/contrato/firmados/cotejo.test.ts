import { firmadosMessages as m, textoDeOtroPapel } from '@alerce/contract/messages/contrato/firmados'
import { routes } from '@alerce/contract/routes'
import { jpg } from '@alerce/domain/testing/archivos'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nota } from '../../../papeles/bloques.ts'
import { draw } from '../../../papeles/draw.ts'
import { conPapeles, escaneo } from '../../../testing/cierre/firmas.ts'
import { type Client, upload } from '../../../testing/client.ts'
import { documentosEmitidos, type Vendedores } from '../../../testing/contratos.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import type { Venta } from '../../../testing/golden/venta.ts'
import { servicios } from '../../../testing/servicios.ts'
import { porHttp } from '../../../testing/ventas.ts'
import { readArchivo } from '../../base/archivos/read-model.ts'

let desk: Desk
let gente: Vendedores
let asesora: Client
let venta: Venta
let otra: Venta

beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  await desk.startJobs()
  gente = { asesora: await desk.as('asesora'), contraloria: await desk.as('contraloria') }
  asesora = gente.asesora
  venta = await conPapeles(gente)
  otra = await conPapeles(gente)
})
afterAll(() => desk.close())

const call: ReturnType<typeof porHttp> = (nombre, payload) => porHttp(asesora)(nombre, payload)
/** The issued papers in force, as they are kept. */
const papelesDe = ({ identificador }: Venta) =>
  desk.db
    .selectFrom('documentoContrato')
    .select(['id', 'tipo', 'nombre', 'archivoId', 'huellaImpresa'])
    .where('declaracionId', '=', identificador)
    .where('reemplazado', '=', false)
    .orderBy('id')
    .execute()
type PapelEmitido = Awaited<ReturnType<typeof papelesDe>>[number]
const papelDe = async (de: Venta, tipo: PapelEmitido['tipo']) =>
  (await papelesDe(de)).find((papel) => papel.tipo === tipo) as PapelEmitido

async function emitido({ archivoId }: PapelEmitido): Promise<Uint8Array> {
  const { vault, almacen } = servicios
  return (await readArchivo({ tx: desk.db, vault, almacen }, archivoId ?? 0)).contenido
}

/** A scan whose letters were read: other bytes, the same fingerprint at its foot. */
async function conHuella({ huellaImpresa }: Pick<PapelEmitido, 'huellaImpresa'>): Promise<Uint8Array> {
  const enCuartos = (huellaImpresa ?? '').replaceAll(/(.{4})(?!$)/g, '$1 ')
  return await draw({
    titulo: 'Escaneo',
    cuerpo: [nota(`Huella ${enCuartos}`)],
    emitida: '2026-10-07T12:00:00.000Z',
  })
}

/** Both ways in: the call of the specification, in base64, and ours. What each answers. */
async function deliver(de: Venta, imgCorrel: number, bytes: Uint8Array) {
  const tad = await asesora.post(routes.cargaArchivoProspectoTAD.path, {
    identificador: de.identificador,
    imgCorrel,
    nombreArchivo: 'firmado.pdf',
    TAD_CODIGO: 40,
    binario: Buffer.from(bytes).toString('base64'),
  })
  const { identificador } = de
  const propia = await upload(asesora, routes.subirPapelFirmado, { identificador, imgCorrel }, { bytes })
  return [tad, propia]
}

async function seRechaza(de: Venta, imgCorrel: number, bytes: Uint8Array, mensaje: string) {
  const [tad, propia] = await deliver(de, imgCorrel, bytes)
  expect([tad?.status, tad?.body.descripcion, tad?.body.errores]).toEqual([
    422,
    mensaje,
    [{ campo: 'binario', mensaje }],
  ])
  expect([propia?.status, propia?.body.errores]).toEqual([422, [{ campo: 'archivo', mensaje }]])
}

const coincideEn = async ({ identificador }: Venta, id: number) =>
  (await call('obtenerPapelesFirmados', { identificador })).papeles.find(({ imgCorrel }) => imgCorrel === id)?.firmado
    ?.coincide

test('each issued paper is kept with the fingerprint at its foot, no two the same', async () => {
  const papeles = [...(await papelesDe(venta)), ...(await papelesDe(otra))]
  expect(papeles.every(({ huellaImpresa }) => /^[0-9a-f]{16}$/.test(huellaImpresa ?? ''))).toBe(true)
  expect(new Set(papeles.map(({ huellaImpresa }) => huellaImpresa)).size).toBe(papeles.length)
})

describe('a file that is not the signed paper is refused at its field, by both calls', () => {
  test('the issued one, also in the place of another and all of them as one PDF', async () => {
    const plan = await papelDe(venta, 'plan-y-precio')
    const salud = await papelDe(venta, 'declaracion-salud')
    await seRechaza(venta, plan.id, await emitido(plan), m.sinFirma.text)
    await seRechaza(venta, salud.id, await emitido(salud), m.sinFirma.text)
    await seRechaza(venta, salud.id, await emitido(plan), m.sinFirma.text)
    const reunidos = await desk.db
      .selectFrom('documentosReunidos')
      .select('archivoId')
      .where('declaracionId', '=', venta.identificador)
      .executeTakeFirstOrThrow()
    await seRechaza(venta, plan.id, await emitido({ ...plan, ...reunidos }), m.sinFirma.text)
  })

  test('one of another client, issued or read from its scan: the client is not named', async () => {
    const plan = await papelDe(venta, 'plan-y-precio')
    const ajeno = await papelDe(otra, 'plan-y-precio')
    await seRechaza(venta, plan.id, await emitido(ajeno), m.ajeno.text)
    await seRechaza(venta, plan.id, await conHuella(ajeno), m.ajeno.text)
  })

  test('a scan without text that another client handed in signed', async () => {
    const bytes = escaneo()
    const suyo = await papelDe(otra, 'plan-y-precio')
    for (const { status } of await deliver(otra, suyo.id, bytes)) expect(status).toBe(200)
    await seRechaza(venta, (await papelDe(venta, 'plan-y-precio')).id, bytes, m.ajeno.text)
  })

  test('another of the same case: it is said which one is asked for', async () => {
    const plan = await papelDe(venta, 'plan-y-precio')
    const pago = await papelDe(venta, 'notificacion-entidad')
    await seRechaza(venta, plan.id, await conHuella(pago), textoDeOtroPapel(plan.nombre.replace('.pdf', '')))
  })

  test('one that was issued again since', async () => {
    const antes = await papelDe(otra, 'notificacion-entidad')
    // the very same text, issued at the very same moment, would be the same paper
    desk.clock.move('2026-10-07T14:00:00.000Z')
    await desk.db.updateTable('documentoContrato').set({ reemplazado: true }).where('id', '=', antes.id).execute()
    await call('agregaArchivosDocContractuales', otra)
    await documentosEmitidos(asesora, otra.identificador)
    const ahora = await papelDe(otra, 'notificacion-entidad')
    expect(ahora.huellaImpresa).not.toBe(antes.huellaImpresa)
    await seRechaza(otra, ahora.id, await conHuella(antes), m.versionAnterior.text)
    const [tad] = await deliver(otra, ahora.id, await conHuella(ahora))
    expect([tad?.status, await coincideEn(otra, ahora.id)]).toEqual([200, true])
  })
})

describe('a file that could be the signed paper is accepted', () => {
  test('with its fingerprint it is known to be that', async () => {
    const plan = await papelDe(venta, 'plan-y-precio')
    for (const { status } of await deliver(venta, plan.id, await conHuella(plan))) expect(status).toBe(200)
    expect(await coincideEn(venta, plan.id)).toBe(true)
  })

  test.each([
    ['a PDF without text', () => escaneo()],
    ['a photo', () => jpg()],
    ['a text with a fingerprint that no paper has', () => conHuella({ huellaImpresa: '0'.repeat(16) })],
  ])('%s cannot be checked, and is stored as unchecked', async (_title, bytes) => {
    const pago = await papelDe(venta, 'notificacion-entidad')
    for (const { status } of await deliver(venta, pago.id, await bytes())) expect(status).toBe(200)
    expect(await coincideEn(venta, pago.id)).toBe(false)
  })

  test('without a paper named it goes to the one that it says it is, else to the first', async () => {
    const ds = await conPapeles(gente)
    const tad = (bytes: Uint8Array) =>
      asesora.post(routes.cargaArchivoProspectoTAD.path, {
        identificador: ds.identificador,
        nombreArchivo: 'firmado.pdf',
        TAD_CODIGO: 40,
        binario: Buffer.from(bytes).toString('base64'),
      })
    const plan = await papelDe(ds, 'plan-y-precio')
    expect((await tad(await conHuella(plan))).status).toBe(200)
    expect(await coincideEn(ds, plan.id)).toBe(true)
    expect((await tad(escaneo())).status).toBe(200)
    expect(await coincideEn(ds, (await papelDe(ds, 'declaracion-salud')).id)).toBe(false)
  })
})
